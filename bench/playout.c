/*
 * Random playouts of one FITS round on the plain board, as fast as plain C goes.
 *
 *   playout SECONDS SEED [decline | trace]
 *
 * The rules are those of the FITS reference: one of the start blocks L5, P5, U5, Y5 is dropped first
 * (FITS-G3), then the sixteen cards come in random order, the card of the start block is skipped
 * (FITS-P5), and every block falls straight down (FITS-A5) at a place chosen uniformly among all
 * orientations and columns. "decline" adds the choice of putting a block aside (FITS-P6), one further
 * option of equal weight. Scoring is that of board 1: +1 a full row, -1 an uncovered square.
 *
 * The ramp is a word of 6 x 18 = 108 bits, bit 6 * row + column, row 0 at the bottom. The rules know
 * no ceiling; here a block never starts above row TOP. That changes no score: a column with a cell in
 * row TOP or higher makes every block over it land wholly above the field, because a block is at
 * most four rows high and so hangs at most three rows below the point where it rests.
 *
 * Prints one line of JSON. "trace" prints a thousand playouts for each second asked for, each as its
 * drops (name and cells before the fall) and its score, for check_playout.py; it may decline too.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    COLUMNS = 6,
    FIELD_ROWS = 12,
    ROWS = 18,
    SIDE = 4,           /* no block is longer */
    TOP = ROWS - SIDE,  /* the row from which a block starts to fall */
    SHAPES = 16,
    MOST_DROPS = 36,
    ALL_ORIENTATIONS = 80,
    ALL_DROPS = 341,
    STARTS = 4,
};

typedef unsigned __int128 Board;

typedef struct {
    Board cells;  /* the block at row TOP */
    Board shaft;  /* the rows from TOP up, in the block's columns */
} Drop;

typedef struct {
    const char *name;
    const char *picture;  /* rows from top to bottom, '/' between them */
    int drops;
    Drop drop[MOST_DROPS];
} Shape;

typedef struct {
    int size;
    int cell[5][2];  /* row, column */
} Block;

static Shape shapes[SHAPES] = {
    {.name = "F5", .picture = ".XX/XX./.X."}, {.name = "L5", .picture = "X./X./X./XX"},
    {.name = "N5", .picture = ".X/.X/XX/X."}, {.name = "P5", .picture = "XX/XX/X."},
    {.name = "T5", .picture = "XXX/.X./.X."}, {.name = "U5", .picture = "X.X/XXX"},
    {.name = "V5", .picture = "X../X../XXX"}, {.name = "W5", .picture = "X../XX./.XX"},
    {.name = "X5", .picture = ".X./XXX/.X."}, {.name = "Y5", .picture = ".X/XX/.X/.X"},
    {.name = "O4", .picture = "XX/XX"},       {.name = "T4", .picture = "XXX/.X."},
    {.name = "L4", .picture = "X./X./XX"},    {.name = "S4", .picture = ".XX/XX."},
    {.name = "I3", .picture = "XXX"},         {.name = "V3", .picture = "X./XX"},
};
static const int starts[STARTS] = {1, 3, 5, 9};

/* ---- the blocks ---- */

static Block read_picture(const char *picture) {
    Block block = {0};
    int row = 0, column = 0;
    for (const char *c = picture; *c; c++) {
        if (*c == '/') {
            row--;
            column = 0;
            continue;
        }
        if (*c == 'X') {
            block.cell[block.size][0] = row;
            block.cell[block.size++][1] = column;
        }
        column++;
    }
    return block;
}

static int compare_cells(const void *a, const void *b) {
    return memcmp(a, b, sizeof(int[2]));
}

static Block normal(Block block) {
    int low[2] = {block.cell[0][0], block.cell[0][1]};
    for (int i = 1; i < block.size; i++)
        for (int k = 0; k < 2; k++)
            if (block.cell[i][k] < low[k]) low[k] = block.cell[i][k];
    for (int i = 0; i < block.size; i++)
        for (int k = 0; k < 2; k++) block.cell[i][k] -= low[k];
    qsort(block.cell, block.size, sizeof block.cell[0], compare_cells);
    return block;
}

static Block turned(Block block) {
    for (int i = 0; i < block.size; i++) {
        int row = block.cell[i][0];
        block.cell[i][0] = block.cell[i][1];
        block.cell[i][1] = -row;
    }
    return normal(block);
}

static Block flipped(Block block) {
    for (int i = 0; i < block.size; i++) block.cell[i][1] = -block.cell[i][1];
    return normal(block);
}

static int orientations(Block block, Block found[8]) {
    int count = 0;
    block = normal(block);
    for (int step = 0; step < 8; step++) {
        bool known = false;
        for (int i = 0; i < count; i++) known |= !memcmp(&found[i], &block, sizeof block);
        if (!known) found[count++] = block;
        block = step == 3 ? flipped(turned(block)) : turned(block);
    }
    return count;
}

static void add_drops(Shape *shape, const Block *block) {
    int width = 0;
    for (int i = 0; i < block->size; i++)
        if (block->cell[i][1] >= width) width = block->cell[i][1] + 1;
    for (int left = 0; left + width <= COLUMNS; left++) {
        Drop drop = {0, 0};
        for (int i = 0; i < block->size; i++) {
            int column = left + block->cell[i][1];
            drop.cells |= (Board)1 << (COLUMNS * (TOP + block->cell[i][0]) + column);
            for (int row = TOP; row < ROWS; row++)
                drop.shaft |= (Board)1 << (COLUMNS * row + column);
        }
        shape->drop[shape->drops++] = drop;
    }
}

static bool make_shapes(void) {
    int all = 0, drops = 0;
    for (int s = 0; s < SHAPES; s++) {
        Block found[8];
        int count = orientations(read_picture(shapes[s].picture), found);
        for (int i = 0; i < count; i++) add_drops(&shapes[s], &found[i]);
        all += count;
        drops += shapes[s].drops;
    }
    return all == ALL_ORIENTATIONS && drops == ALL_DROPS;
}

/* ---- chance: splitmix64, and a multiplication instead of a remainder ---- */

static uint64_t state;

static inline uint64_t next(void) {
    uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static inline int below(int n) { return (int)(((next() >> 32) * (uint64_t)n) >> 32); }

/* ---- one round ---- */

static bool tracing;

static inline Board fall(Board board, const Drop *drop) {
    Board cells = drop->cells;
    if (!(board & drop->shaft))
        for (int row = TOP; row > 0 && !((cells >> COLUMNS) & board); row--) cells >>= COLUMNS;
    return board | cells;
}

static void print_drop(const Shape *shape, int choice) {
    printf("%s", shape->name);
    for (int bit = TOP * COLUMNS; choice < shape->drops && bit < ROWS * COLUMNS; bit++)
        if (shape->drop[choice].cells >> bit & 1) printf(" %d", bit - TOP * COLUMNS);
    printf(";");
}

static Board place(Board board, const Shape *shape, int decline) {
    int choice = below(shape->drops + decline);
    if (tracing) print_drop(shape, choice);
    return choice == shape->drops ? board : fall(board, &shape->drop[choice]);
}

static int score(Board board) {
    int points = -COLUMNS * FIELD_ROWS;
    for (int row = 0; row < FIELD_ROWS; row++) {
        unsigned line = (unsigned)(board >> (COLUMNS * row)) & 63u;
        points += __builtin_popcount(line) + (line == 63u);
    }
    return points;
}

static int playout(int decline) {
    int deck[SHAPES];
    for (int i = 0; i < SHAPES; i++) deck[i] = i;
    int start = starts[below(STARTS)];
    Board board = place(0, &shapes[start], 0);
    for (int left = SHAPES; left > 0; left--) {
        int pick = below(left), card = deck[pick];
        deck[pick] = deck[left - 1];
        if (card != start) board = place(board, &shapes[card], decline);
    }
    int points = score(board);
    if (tracing) printf("%d\n", points);
    return points;
}

static double cpu(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv) {
    if (argc < 3 || !make_shapes()) {
        fprintf(stderr, argc < 3 ? "usage: playout SECONDS SEED [decline | trace]\n"
                                 : "the shapes do not give 80 orientations and 341 drops\n");
        return 2;
    }
    double seconds = atof(argv[1]), spent = 0;
    state = strtoull(argv[2], NULL, 10);
    int decline = argc > 3 && !strcmp(argv[3], "decline");
    tracing = argc > 3 && !strcmp(argv[3], "trace");
    if (tracing) {
        for (int i = 0; i < (int)(1000 * seconds); i++) playout(1);
        return 0;
    }
    long long playouts = 0, sum = 0;
    for (double begin = cpu(); spent < seconds; spent = cpu() - begin)
        for (int i = 0; i < 256; i++, playouts++) sum += playout(decline);
    printf("{\"playouts\": %lld, \"cpu\": %.6f, \"per_second\": %.0f, \"mean\": %.4f}\n", playouts,
           spent, (double)playouts / spent, (double)sum / (double)playouts);
    return 0;
}
