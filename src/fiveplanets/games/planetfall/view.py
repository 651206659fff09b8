def facts(game, seat):
    return {}
