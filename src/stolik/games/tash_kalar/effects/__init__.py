"""What beings and legends do: a function a card, found by the name in its data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.core.scripts import Script
from stolik.games.tash_kalar.effects import highland, imperial, legends, sylvan
from stolik.games.tash_kalar.table import TashTable

Effect = Callable[[TashTable], Script[None]]

EFFECTS: Final[dict[str, Effect]] = {
    effect.__name__: effect
    for effect in (
        imperial.swordmaster,
        imperial.messenger,
        imperial.herald,
        imperial.bomb,
        imperial.chronicler,
        imperial.assassin,
        imperial.time_mage,
        imperial.summoner,
        imperial.hypnotist,
        imperial.cannon,
        imperial.champion,
        imperial.infantry_captain,
        imperial.cavalry_captain,
        imperial.gryphon_rider,
        imperial.knight,
        imperial.high_priestess,
        imperial.master_of_intrigue,
        imperial.gun_tower,
        highland.wild_eagle,
        highland.clan_axeman,
        highland.clan_healer,
        highland.dire_wolf,
        highland.ritual_keeper,
        highland.blood_shaman,
        highland.war_drummer,
        highland.hill_giant,
        highland.warlord,
        highland.war_summoner,
        highland.ritual_master,
        highland.legend_slayer,
        highland.mountain_troll,
        highland.hungry_bear,
        highland.werewolf,
        highland.clan_guardian,
        sylvan.sapling,
        sylvan.kiskin_farseeders,
        sylvan.charging_buck,
        sylvan.forest_wardens,
        sylvan.naiad,
        sylvan.kiskin_spirit,
        sylvan.dryad,
        sylvan.centaur_spearman,
        sylvan.centaur_chieftain,
        sylvan.unicorn,
        sylvan.sylvan_queen,
        sylvan.sylvan_princess,
        sylvan.woodland_druid,
        sylvan.forest_ancient,
        sylvan.forest_mystic,
        sylvan.kiskin_leafsplitter,
        sylvan.kiskin_boughrunner,
        sylvan.tree_shepherd,
        legends.fire_dragon,
        legends.hell_bull,
        legends.angel_of_death,
        legends.eldest_tree,
        legends.bone_catapult,
        legends.fire_elemental,
        legends.leviathan,
        legends.two_headed_dragon,
        legends.earth_elemental,
        legends.time_elemental,
        legends.storm_elemental,
        legends.titan,
    )
}
EFFECTS["eagle_lord"] = highland.wild_eagle
EFFECTS["wolf_rider"] = highland.dire_wolf
