-- An order's two documents make a row of some 4 kB. Left to itself PostgreSQL packs both and moves one to a side table at
-- every change, and unpacks them at every reading; whole in the row they cost a little room and neither.
ALTER TABLE orders SET (toast_tuple_target = 8160);
