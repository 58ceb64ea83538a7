"""The contract between server and page: every message, as structs. It imports nothing of ours."""
