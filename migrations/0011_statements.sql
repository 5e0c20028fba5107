-- Orders added before hold what the proof has gained since: statements, claims, corrections, crates, signature, version.
UPDATE orders SET doc = '{"quantities": [], "crates": [], "claims": [], "corrections": []}'::jsonb || doc
  || jsonb_build_object('epod', '{"signature": null, "version": {"number": 1, "since": null}}'::jsonb || (doc -> 'epod'));
