"""Planet Unknown: everybody fills a planet with tiles from a turning space station, and climbs five tracks."""
