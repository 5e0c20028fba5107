-- Whoever edits an order that an account reaches may bring a name that is new; those who see only some orders still cannot read the list.
CREATE POLICY party ON names FOR INSERT TO epod_vendor, epod_distributor WITH CHECK (client_id = app_client());
