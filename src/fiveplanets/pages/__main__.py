from .data import write_data

write_data()
