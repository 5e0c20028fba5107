-- Since when the proof of an open order is due, and whether a review of it is awaited, as columns: quick filters ask for them.
-- They follow from the log as proofDueAt and isToReview say; `npm run db:rebuild` makes them anew from it.
ALTER TABLE orders
  ADD COLUMN proof_due_at timestamptz,
  ADD COLUMN to_review boolean NOT NULL DEFAULT false;
GRANT UPDATE (proof_due_at, to_review) ON orders TO epod_app;

UPDATE orders SET
  proof_due_at = CASE WHEN status = 'open' THEN coalesce(
    (doc #>> '{epod,version,since}')::timestamptz, (doc #>> '{destination,geofence_in_time}')::timestamptz, eta_at) END,
  to_review = status <> 'open' AND coalesce((doc ->> 'review_pending')::boolean, false);

DROP INDEX orders_open;
CREATE INDEX orders_open ON orders (client_id, dispatch_at) INCLUDE (eta_at, proof_due_at, transporter, id)
  WHERE status = 'open';
CREATE INDEX orders_to_review ON orders (client_id, dispatch_at) INCLUDE (transporter, id) WHERE to_review;
-- Lists of the orders that were due, or delivered, within some days, whenever they were dispatched.
CREATE INDEX orders_by_eta ON orders (client_id, eta_at) INCLUDE (status, dispatch_at, id) WHERE eta_at IS NOT NULL;
CREATE INDEX orders_by_delivery ON orders (client_id, delivered_at) INCLUDE (status, dispatch_at, id)
  WHERE delivered_at IS NOT NULL;
