"""The games. Each is a package of its own, and none knows another."""
