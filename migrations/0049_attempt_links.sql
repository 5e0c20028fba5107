-- Whoever records by the driver's link that goods could not be delivered has the receiver sent a link in the same
-- transaction, to say whether somebody came: of this order alone, for the receiver alone, and for nothing else.
CREATE POLICY link_asks ON links FOR INSERT TO epod_order
  WITH CHECK (client_id = app_client() AND order_id::text = app_party() AND party = 'receiver' AND opens = 'attempt');
