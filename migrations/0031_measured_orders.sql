-- What Analysis groups and measures orders by, as columns: the rating, what an exception was about, how soon whoever was
-- sent a message answered it, and the instants from which legal and contractual clocks run.
ALTER TABLE orders
  ADD COLUMN rating smallint,
  ADD COLUMN reason text,
  ADD COLUMN response text,
  ADD COLUMN accepted_at timestamptz,
  ADD COLUMN rejected_at timestamptz,
  ADD COLUMN claimed_at timestamptz;
GRANT UPDATE (rating, reason, response, accepted_at, rejected_at, claimed_at) ON orders TO epod_app;

-- The same as measuredOf says of an order; `npm run db:rebuild` makes them anew from the log.
UPDATE orders o SET
  rating = m.rating,
  reason = CASE WHEN m.is_trouble THEN CASE
    WHEN m.damaged OR m.said ~ '\mdamaged?\M' THEN 'damaged'
    WHEN m.missing OR m.said ~ '\m(shortage|missing)\M' THEN 'shortage'
    WHEN m.said ~ '\mwrong\M' THEN 'wrong'
    WHEN m.said ~ '\mexpired\M' THEN 'expired'
    WHEN m.said ~ '\mdelayed\M' THEN 'delayed'
    ELSE 'other' END END,
  response = CASE
    WHEN m.asked_at IS NULL OR m.asked_at > m.ended_at THEN NULL
    WHEN m.ended_at IS NULL THEN 'waiting'
    WHEN m.ended_at - m.asked_at <= interval '4 hours' THEN 'within_4_hours'
    WHEN m.ended_at - m.asked_at <= interval '24 hours' THEN 'within_a_day'
    ELSE 'later' END,
  rejected_at = m.rejected_at,
  claimed_at = m.claimed_at,
  accepted_at = CASE WHEN o.status = 'received' AND NOT m.is_open THEN
    greatest(coalesce(m.reviewed_at, o.delivered_at), m.settled_at) END
FROM (
  SELECT client_id, id,
    (doc #>> '{epod,client_rating}')::smallint AS rating,
    status = 'rejected' OR exception AS is_trouble,
    jsonb_array_length(doc #> '{epod,damaged}') > 0 AS damaged,
    jsonb_array_length(doc #> '{epod,missing}') > 0 AS missing,
    lower(concat_ws(',',
      jsonb_path_query_array(doc, '$.epod.remarks[*].text')::text,
      jsonb_path_query_array(doc, '$.epod.remarks[*].categories')::text,
      doc #>> '{extra_fields,delivery}', doc #>> '{extra_fields,condition}')) AS said,
    least(
      (SELECT min(n ->> 'trigger_time') FROM jsonb_array_elements(doc -> 'notification_details') n),
      (SELECT min(value) FROM jsonb_each_text(coalesce(doc -> 'chased', '{}'))))::timestamptz AS asked_at,
    coalesce(doc #>> '{epod,reject,rejected_At}', doc #>> '{epod,otp,verified_at}')::timestamptz AS ended_at,
    (doc #>> '{epod,reject,rejected_At}')::timestamptz AS rejected_at,
    (SELECT min(c ->> 'opened_at') FROM jsonb_array_elements(doc -> 'claims') c)::timestamptz AS claimed_at,
    (SELECT max(c #>> '{outcome,time}') FROM jsonb_array_elements(doc -> 'claims') c)::timestamptz AS settled_at,
    CASE WHEN (doc #>> '{review,is_final}')::boolean AND doc #>> '{review,outcome}' = 'approved'
      THEN (doc #>> '{approval_status,review_history,-1,review_on}')::timestamptz END AS reviewed_at,
    (doc ->> 'review_pending')::boolean OR (doc ->> 'reupdate_allowed')::boolean
      OR jsonb_path_exists(doc, '$.claims[*] ? (@.outcome == null)') AS is_open
  FROM orders) m
WHERE o.client_id = m.client_id AND o.id = m.id;

-- Holds all that is measured, so that figures never touch the rows.
CREATE INDEX orders_measured ON orders (client_id, dispatch_at)
  INCLUDE (status, exception, eta_at, delivered_at, rejected_at, accepted_at, claimed_at, rating, reason, response,
    transporter, source_name, destination_name);
