"""The kernel: rules are scripts that ask. No input or output, no clock, and no game's name.

Its words, from the rule outwards:

- A *script* is a rule; it pauses at a *step*: an *ask*, several asks *together* under seal, an open
  step where the first answer counts, or a *chance*. Options say what may be answered.
- A *draft* of the *table* is what a running script works on; a *position* is the table at the last
  checkpoint and the answers since. A *runner* plays a position.
- To whoever plays, an ask that waits is a *pending*; a *view* is what a seat sees of all this. What
  an answered step was, and what came of it, is *passed* on to the record.
- A *match* is a runner with a *dealer* and a *record*: there a pending is a *question* with an id.
"""
