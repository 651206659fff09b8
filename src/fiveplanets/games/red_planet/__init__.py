"""Mission: Red Planet, a game for two to six by Bruno Faidutti and Bruno Cathala."""
