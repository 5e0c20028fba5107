-- What became of an order's attempts that failed, as a column: Analysis counts those that the receiver contradicts.
-- It follows from the log as measuredOf says; `npm run db:rebuild` makes it anew from it.
ALTER TABLE orders ADD COLUMN attempted text;
GRANT UPDATE (attempted) ON orders TO epod_app;

UPDATE orders SET
  attempted = CASE
    WHEN jsonb_path_exists(doc, '$.epod.delivery_attempts[*] ? (@.answer.answer == "nobody_came"
      && (@.reason == "nobody_there" || @.reason == "closed" || @.reason == "refused_at_door" || @.reason == "another_day"))')
      THEN 'contradicted'
    WHEN jsonb_path_exists(doc, '$.epod.delivery_attempts[*] ? (@.answer != null)') THEN 'answered'
    WHEN jsonb_path_exists(doc, '$.epod.delivery_attempts[*]') THEN 'unanswered' END
WHERE jsonb_path_exists(doc, '$.epod.delivery_attempts[*]');

-- Holds all that is measured, so that figures never touch the rows.
DROP INDEX orders_measured;
CREATE INDEX orders_measured ON orders (client_id, dispatch_at)
  INCLUDE (status, exception, eta_at, delivered_at, rejected_at, accepted_at, claimed_at, rating, reason, response,
    attempted, transporter, source_name, destination_name);
