-- Keys that sign certificates of deliveries as PDF readers verify it, each with its X.509 certificate. Nothing is deleted, so that what an earlier key has signed can be verified.
CREATE TABLE document_keys (
  -- SHA-256 of the certificate, hex.
  fingerprint text PRIMARY KEY CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
  -- DER, as it is published.
  certificate bytea NOT NULL CHECK (length(certificate) BETWEEN 1 AND 4000),
  sealed text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  retired_at timestamptz
);
CREATE UNIQUE INDEX document_keys_in_use ON document_keys ((true)) WHERE retired_at IS NULL;

GRANT SELECT, INSERT, UPDATE (retired_at) ON document_keys TO epod_platform;

ALTER TABLE document_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE document_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON document_keys TO epod_platform USING (true) WITH CHECK (true);
