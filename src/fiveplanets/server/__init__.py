"""The server: tables over HTTP and sockets. What it says and hears is in docs/wire.md.

The truth about a table is an append-only log in a database; a table in memory is rebuilt from it. A decision is
checked, stored, and only then made in memory, told to whoever is there, and acknowledged.
"""
