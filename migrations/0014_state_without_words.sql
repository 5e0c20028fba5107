-- The read model holds facts where it held the wire's texts: when the trip ended, how a review went, whether a message arrived,
-- who gave no name. A process of the release before, should one still run, is kept from writing the texts back.
ALTER TABLE orders ADD CONSTRAINT orders_doc_without_words CHECK (doc -> 'trip_status' IS NULL) NOT VALID;

UPDATE orders SET doc = (doc - 'trip_status' - 'review_status') || jsonb_build_object(
  'trip_completed_at', CASE WHEN doc ->> 'trip_status' LIKE 'Completed @ %' THEN substr(doc ->> 'trip_status', 13) END,
  'review', CASE WHEN doc #>> '{approval_status,review_status}' IS NOT NULL THEN jsonb_build_object(
    'outcome', CASE WHEN (doc #>> '{approval_status,review_history,-1,is_approved}')::boolean THEN 'approved' ELSE 'rejected' END,
    'level', doc #> '{approval_status,review_history,-1,level}',
    'is_final', doc #>> '{approval_status,review_status}' IN ('Approved', 'Rejected')) END,
  'approval_status', (doc -> 'approval_status') - 'review_status',
  'notification_details', (
    SELECT coalesce(jsonb_agg(sent || jsonb_build_object(
      'status', CASE WHEN sent ->> 'status' = 'Message Delivered' THEN 'delivered' ELSE 'not_delivered' END) ORDER BY place), '[]')
    FROM jsonb_array_elements(doc -> 'notification_details') WITH ORDINALITY AS details (sent, place)),
  'epod', (doc -> 'epod') || jsonb_build_object('remarks', (
    SELECT coalesce(jsonb_agg(CASE WHEN remark ->> 'name' = 'Anonymous' THEN remark || '{"name": null}' ELSE remark END ORDER BY place), '[]')
    FROM jsonb_array_elements(doc #> '{epod,remarks}') WITH ORDINALITY AS remarks (remark, place))));

ALTER TABLE orders VALIDATE CONSTRAINT orders_doc_without_words;
