-- A page of the list sorted by what orders have is read from these alone, in their order, down to its rows.
CREATE INDEX orders_by_remarks ON orders (client_id, has_remarks, id) INCLUDE (dispatch_at, status, eta_at, exception);
CREATE INDEX orders_by_attachments ON orders (client_id, has_attachments, id) INCLUDE (dispatch_at, status, eta_at, exception);
CREATE INDEX orders_by_sms ON orders (client_id, sms_delivered, id) INCLUDE (dispatch_at, status, eta_at, exception);
