// Made by `npm run client` from the OpenAPI document: not to be edited by hand.
export interface paths {
  "/api/about": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the login page tells: whom to ask for help, the product’s version, and the address on which its links are built */
    get: operations["about"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/account": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller’s own account: who it is, and how it signs in */
    get: operations["ownAccount"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/account/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Begin an archive of all that a client has (docs/account-archive.md), for its administrators; 409 while one is being made */
    post: operations["beginAccountExport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/account/exports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The archives of a client that were asked for, newest first, with their progress */
    get: operations["listAccountExports"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/account/exports/{id}/archive": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The archive, for administrators of its client, also in part (Range); 409 before it is made, 404 once its time is over */
    get: operations["downloadAccountExport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/account/passkeys": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller’s own passkeys, the first ones before the others; at most 20 */
    get: operations["listPasskeys"];
    put?: never;
    /** Add the passkey that the browser has made, under a name */
    post: operations["addPasskey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/account/passkeys/options": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Begin to add a passkey, with the password or within five minutes of signing in: what a browser makes one with */
    post: operations["beginPasskey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/account/passkeys/remove": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Remove one of the caller’s own passkeys: it opens nothing any more */
    post: operations["removePasskey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/account/passkeys/rename": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Give one of the caller’s own passkeys another name */
    post: operations["renamePasskey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/account/password": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set another password, with the one so far; ends every other session of the user */
    post: operations["changePassword"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/account/second-factor": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Begin to set up an authenticator app (TOTP, RFC 6238): its secret, which counts once confirmed */
    post: operations["beginSecondFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/account/second-factor/confirm": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirm the app with its first code; from then on signing in asks for one */
    post: operations["confirmSecondFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/account/second-factor/end": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Switch the second factor off, with the password and a code */
    post: operations["endSecondFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/account/second-factor/recovery-codes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** New recovery codes in place of the old, with the password and a code */
    post: operations["renewRecoveryCodes"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/admin/clients": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The clients that the caller administers, each with its configuration as written */
    get: operations["listClients"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/analysis": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Figures of the orders dispatched on these days, by default the last 30; the ten largest of each kind */
    get: operations["analysis"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/analysis/clocks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The policy’s clocks of law and contract, and how many orders dispatched on these days have each of them running, due within 7 days, over, or met */
    get: operations["clocksReport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/analysis/clocks/orders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The orders that a clock’s figure counts, the most urgent first, 20 a page */
    get: operations["clocksOrders"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/analysis/owed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Open proofs by who owes them and for how long, and the orders behind one of these figures, 20 a page */
    get: operations["owedReport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/analysis/scorecard": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Figures of the orders dispatched on these days, group by group, the worst first, each beside the period before: 50 a page as JSON, at most 10,000 where text/csv is accepted */
    get: operations["scorecard"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/analysis/scorecard/orders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The orders that a figure of the scorecard counts, newest dispatch first, 20 a page */
    get: operations["scorecardOrders"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/api-keys": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The keys of the client that were not revoked, newest first; for administrators */
    get: operations["listApiKeys"];
    put?: never;
    /** A key with which another system calls for the client, as far as its scopes go; told this once; for administrators */
    post: operations["makeApiKey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/api-keys/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Revoke a key, on every node within a second, and disable the webhooks that it added */
    delete: operations["revokeApiKey"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/brand/{client}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How a client looks before anybody signs in; unknown ones as the product itself: null */
    get: operations["getBrand"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/brand/{client}/logo/{name}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A client’s logo, a PNG that never changes */
    get: operations["getLogo"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/bulk_changes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Changes of many orders of the last 30 days, newest first, 20 a page: the caller’s own, and all of the account’s for whoever sees and may edit all of its orders */
    get: operations["listBulkChanges"];
    put?: never;
    /** Begin a change of many orders, or the telling of them; answered at once, and done beside, order by order, by the rules of POST /edit_epod and POST /orders/triggerNotification; 429 where the caller has five under way */
    post: operations["beginBulkChange"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/bulk_changes/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far one of them is, and by reason which orders it left as they were */
    get: operations["getBulkChange"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/bulk_changes/{id}/orders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What became of each order of such a change, 50 a page, with the values before and after, read from the orders’ logs */
    get: operations["bulkChangeOrders"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/bulk_changes/{id}/stop": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stop one that is under way: what was done stays; 409 where it has ended */
    post: operations["stopBulkChange"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/bulk_changes/{id}/undo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take a whole change back, once: begins another that gives each order the values it had, by an edit of the caller, unless a field of it was changed again since, or the order has ended */
    post: operations["undoBulkChange"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/bulk/deliveries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Put deliveries of a file on record, at most 200 a call, each whole or not at all; with `preview` they are judged and nothing is written */
    post: operations["recordDeliveries"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/bulk/deliveries/uploads": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Uploads of deliveries within the caller’s reach, newest first, 20 a page */
    get: operations["listDeliveries"];
    put?: never;
    /** Begin an upload of deliveries: what is sent under its id can be taken back as one; asked again it changes nothing */
    post: operations["openDeliveries"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/bulk/deliveries/uploads/{id}/undo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take back what an upload of deliveries put on record, at most 100 a call: asked again, under another key, until nothing is left */
    post: operations["undoDeliveries"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The clients that the caller administers, by key */
    get: operations["listAdministered"];
    put?: never;
    /** Add a client that begins with a preset or a copy, with its look and its first administrator, all of it or nothing; for who administers every client */
    post: operations["addClient"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/legal-holds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Hold what a client has, or one order’s, so that nothing of it is removed by its age */
    post: operations["beginHold"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/legal-holds/{id}/end": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End a legal hold; 409 where it has ended */
    post: operations["endHold"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/logo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Keep a picture as a logo; it shows once `branding.logo` of the configuration names it */
    put: operations["putLogo"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What carries a client’s messages, and where their links lead; for administrators */
    get: operations["messageSetup"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/messages/test": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a text with sample values to a number or address; of no order, ten a day; 422 for a text with unknown gaps or a receiver who wants none, 429 beyond the day’s ten */
    post: operations["tryText"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/opt-outs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Receivers who want no messages of a client, newest first; for administrators */
    get: operations["listOptOuts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/opt-outs/{id}/lift": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Have messages sent again to a receiver who asked for it elsewhere; kept with who and why */
    post: operations["liftOptOut"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/policy": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A client’s configuration as it holds now, and what is to hold; for administrators */
    get: operations["getPolicy"];
    /** Publish a configuration, now or at a time; 409 where somebody published since, 422 with path and reason for what is no setting or contradicts itself */
    put: operations["putPolicy"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/policy/compare": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What two versions of a client’s configuration set differently */
    get: operations["comparePolicies"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/policy/dry-run": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Judge the last 200 orders of the log by a draft: which of the actions on record it would have refused, and why. Changes nothing */
    post: operations["dryRunPolicy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/policy/preview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What a user would get at sign-in, and a receiver’s page, by a draft; nothing is kept */
    post: operations["previewPolicy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/policy/preview/orders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The newest orders of a client as a user of it sees them by a draft, with the cards’ figures; a made-up one where the client has none. Nothing is kept */
    post: operations["previewOrders"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/policy/roll-back": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Publish the document of an earlier version again, as today’s rules judge it */
    post: operations["rollBackPolicy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/policy/versions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The versions of a client’s configuration, newest first: who, when, why and what */
    get: operations["listPolicyVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/policy/versions/{version}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One version of a client’s configuration, with its document */
    get: operations["getPolicyVersion"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/policy/withdraw": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take back the newest version that waits for its time */
    post: operations["withdrawPolicy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/scim-tokens": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A bearer token for provisioning users by SCIM 2.0, told this once */
    post: operations["mintScimToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/scim-tokens/revoke": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Revoke such a token, on every node at once */
    post: operations["revokeScimToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/single-sign-on": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The provider of a client’s single sign-on, and the tokens that provision its users */
    get: operations["getSingleSignOn"];
    /** Set the provider of a client’s single sign-on; its discovery document is read first. 409 where somebody changed it since `rev` */
    put: operations["putSingleSignOn"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/single-sign-on/read": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Read the discovery document of an issuer, and keep nothing */
    post: operations["readSingleSignOn"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/clients/{key}/single-sign-on/remove": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Remove the provider: passwords alone are left; who it made keeps the account */
    post: operations["removeSingleSignOn"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/counter": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** How many orders each card has, under the table’s own filters */
    post: operations["counter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/counter/notification": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who added how many orders today (in the client’s zone), the latest first; at most 50 users. Beside it, archives of accounts that are ready, downloads that are made or kept, and changes of many orders */
    get: operations["bell"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/crates/balances": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What each party has, always the sum of its entries, and for how long it has had it */
    get: operations["crateBalances"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/crates/differences": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Crates out of the warehouse, home again, and the difference, by asset or lot; or brought to receivers, loaded onto vehicles, and taken back; the most missed first */
    get: operations["crateDifferences"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/crates/movements": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Move crates by hand: found, lost, damaged, or handed on */
    post: operations["moveCrates"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/crates/statement": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A party’s account: what it had, each entry (at most 200, `limit` from `offset`), what it has */
    get: operations["crateStatement"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/crates/statements": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Statements that were sent, newest first, and how they were answered */
    get: operations["listStatements"];
    put?: never;
    /** A party’s balances as they are now, with an address under which it confirms or contests them; shown this once */
    post: operations["sendStatement"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/decodetoken": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Exchange a single-use code from an address (in the Authorization header) for a session: an embed code for an embedded one, a mobile_add code for one that adds orders and does nothing else; a session’s own token is answered with what it stands for */
    post: operations["decodetoken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/download": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The orders of a query as rows: a streamed spreadsheet where XLSX is accepted, else JSON of at most 10,000; EPOD-Rows and EPOD-Expected-Bytes tell how much will come */
    post: operations["downloadReport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/download/pod": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The photos and papers of a query’s orders, at most 10,000, under distinct names, and where that is asked for each order’s certificate and signed proof: a streamed archive where ZIP is accepted, else where each is; EPOD-Rows tells how many */
    post: operations["downloadPods"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/download/status-messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The same for the orders of a query, at most 500, as one interchange */
    post: operations["downloadStatusMessages"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/downloads": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The downloads that are made or kept for the caller, newest first */
    get: operations["listKeptDownloads"];
    put?: never;
    /** Has a report or an archive of files made to a file, which goes on when nobody waits for it; 429 where the caller has five, or its client as much as it may */
    post: operations["keepDownload"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/downloads/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far one of them is */
    get: operations["getKeptDownload"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/downloads/{id}/file": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The file, as often as wanted; goes on where it broke off by Range and If-Range (RFC 9110); 409 while it is made */
    get: operations["takeKeptDownload"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/downloads/{id}/remove": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stops the making of one of them, or removes its file */
    post: operations["removeKeptDownload"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/edit_epod": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change fields of an open order; 409 carries the order as it is now, and by field who changed it since `rev` */
    post: operations["editOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/epcis/capture": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** EPCIS 2.0 capture interface: events of others become what people record by hand, by the same rules, at most 200 a document. GS1-Capture-Error-Behaviour says whether one that is refused holds up all of them (rollback, unless told otherwise) or itself alone (proceed). 202 with the job, and its address in Location */
    post: operations["epcisCapture"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/epcis/capture/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A capture job of the caller’s own, for as long as answers are kept */
    get: operations["epcisCaptureJob"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/epcis/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** EPCIS 2.0 query interface: what happened to the orders that the caller may see, the last recorded first; Link: …; rel="next" tells the next page. A page may hold fewer events than asked for, or none, before the last */
    get: operations["epcisEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/erasures": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The erasures of the clients that the caller administers, newest first */
    get: operations["listErasures"];
    put?: never;
    /** Erase a person’s data from all orders and all that hangs on them, for administrators; with dry_run only say what would go. The same person is erased once at a time */
    post: operations["askErasure"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/erasures/access": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Subject access: every value that is held of a person, order by order; a POST, so that no address of ours holds the person */
    post: operations["readPerson"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/fetch_orders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Where to GET a page of orders; with Prefer: return=representation the page itself */
    post: operations["fetchOrders"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/fetch_orders/{ticket}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The page of orders that POST /fetch_orders named; for its caller, for 60 s */
    get: operations["fetchedOrders"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/files/{order}/{name}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A photo or PDF of an order the caller may see; of a photo, with `size=small`, a small picture. Where files lie in object storage, this may lead (302) to an address there that holds a minute at most; with `through=server` it never does */
    get: operations["getFile"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/history": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What happened to the orders that the caller may see, newest first: streamed as a whole where text/csv is accepted, else JSON page by page */
    get: operations["listHistory"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/history/actors": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Usernames of the account, and API keys as the log names them, that hold a text, those that begin with it first; at most 20 */
    get: operations["historyActors"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/imports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The account’s imports, newest first, 20 a page */
    get: operations["listImports"];
    put?: never;
    /** Begin an import: what is sent under its id can be undone as one; asked again it changes nothing but what became of its rows */
    post: operations["openImport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/imports/{id}/undo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Undo an import, at most 1000 orders a call: asked again, under another key, until nothing is left; 409 once a delivery of it has begun, or while a legal hold stands on all of the client */
    post: operations["undoImport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/items/remarks/bulk/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Remarks on single items of an order, all or none */
    post: operations["remarkItems"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/labels/read": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What a GS1 Scan4Transport label says: of an element string (FNC1 as the sign 29) or a GS1 Digital Link, as a scanner gives it; 422 with what is wrong with it */
    post: operations["readLabel"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/legal-holds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The legal holds of the clients that the caller administers, newest first */
    get: operations["listHolds"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/live": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Server-sent events of the orders the caller may see; Last-Event-ID catches up */
    get: operations["live"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in with HTTP Basic credentials */
    post: operations["login"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/login/code": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The second step of signing in: the ticket that POST /login, or that of a provider, answered with 409, and a code of the app or a recovery code */
    post: operations["loginCode"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/login/passkey": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in with a passkey, which counts as both factors */
    post: operations["loginPasskey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/login/passkey/options": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What a browser asks a passkey with (WebAuthn): a challenge that is good once, for five minutes, in the browser that gets its cookie */
    post: operations["passkeyOptions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/login/single": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The address of the provider at which whoever gives an e-mail address, or a client’s key, signs in; a cookie binds it to this browser for ten minutes */
    post: operations["beginSingleSignOn"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/login/single/finish": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Begin a session for what the provider sent the browser back with; 409 with a ticket where a second factor is asked for, as POST /login */
    post: operations["finishSingleSignOn"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/logout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End this session */
    post: operations["logout"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/lots/{identifier}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A lot as it has been counted so far */
    get: operations["getLot"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/lots/submitLotEvent": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Count the returnable assets of a lot: out of the warehouse, in and out at the place of delivery, home again */
    post: operations["submitLotEvent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/operations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How the installation is doing: messages, jobs, storage; for platform administrators */
    get: operations["getOperations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/operations/verify-log": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Begin to walk every chain of events and every file; 409 while that goes on. GET /operations tells what came of it */
    post: operations["beginVerify"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add 1 to 1,000 orders; each is added whole or named among the failed */
    post: operations["addOrders"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One order */
    get: operations["getOrder"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/{id}/actions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the caller may do to an order, and every reason why not; with `at`, to the order as its log had it then */
    get: operations["listActions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/{id}/certificate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The proof of delivery of an order that has ended, as PDF/A-3b with the order’s log inside; 409 while it is open; EPOD-Verify-URL tells the address of its verification */
    get: operations["getCertificate"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/{id}/epcis": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What happened to an order as an EPCIS 2.0 document (JSON-LD), oldest first */
    get: operations["orderEpcis"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/{id}/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The order’s log as stored, oldest first, at most 200 from `after` */
    get: operations["orderHistory"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/{id}/links": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The order’s links with their openings, newest first, 50 a page */
    get: operations["listLinks"];
    put?: never;
    /** A public link of its own for one party; the address is shown this once */
    post: operations["createLink"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/{id}/links/revoke": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End a link at once */
    post: operations["revokeLink"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/{id}/messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who was told what of an order, by which channel, when, and whether it arrived; newest first, 50 a page; for the client’s own desk */
    get: operations["listOrderMessages"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/{id}/owed/send": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send whoever owes this step of the proof a link that opens it; at most one an hour for each order and step */
    post: operations["sendStep"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/{id}/proof": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The signed proof of an order that has ended, as SD-JWT (RFC 9901), with the values that the caller may see; signed anew where something that it proves has come since. Where application/sd-jwt is accepted the text alone; 409 while the order is open, 503 with Retry-After until its end is under a checkpoint */
    get: operations["getProof"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/{id}/proof-pack": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The whole proof of an order that has ended, as a ZIP that is checked without network: certificate, signed proof, photos and signature, public keys, verifier; 409 while it is open, 503 with Retry-After until its end is under a checkpoint */
    get: operations["getProofPack"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/{id}/status-message": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What happened to an order as a status message of the trade, to save or hand on */
    get: operations["orderStatusMessage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/{id}/versions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every version of the proof, oldest first: the last is the one that counts */
    get: operations["proofVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/changes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every change of the orders that the caller may see, in the order of commits and without a gap, oldest first. Ask again with `next`, also where there was nothing */
    get: operations["listChanges"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/filters": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Values to filter by, at most 500 a key; searched, the best 50 of the key */
    get: operations["filters"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/known": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Which of these numbers the account has, as what each was entered, and how it is now */
    post: operations["knownOrders"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/known-spellings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Of these names those that are known in another spelling, which differs by case, spaces and signs alone. An account sees orders by its own spelling of its name: where one bears the name, its spelling is the known one */
    post: operations["knownSpellings"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/review": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approve or turn down a proof that waits for its review */
    post: operations["reviewOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/similar-names": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Names in use that a new one may be a misspelling of, the likest first and at most three; none where the name itself is in use, unless an account bears it in another spelling */
    get: operations["similarNames"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/triggerNotification": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send the state of orders, each with a tracking link of its own: to the contacts given, or without any to the receivers of each order */
    post: operations["triggerNotification"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/orders/usual": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What orders of the last 180 days had: the driver of a truck’s latest, address and receivers of a destination’s latest, and the median ETA of a lane; null where there was none */
    get: operations["usualValues"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/outbox": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The account’s messages and what became of them, newest first, 50 a page; for administrators */
    get: operations["listOutbox"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/outbox/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One message’s life from queue to read: tries, receipts, refusals in words, what came before and after it; for administrators */
    get: operations["getMessage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/outbox/{id}/again": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a dead letter again, as a new message; 409 for what waits, has left, went on otherwise or is a code; 429 beyond a cap; for administrators */
    post: operations["repeatMessage"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/outbox/costs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What messages cost, by the day on which they were queued (in the client’s zone), channel and provider; newest day first; for administrators */
    get: operations["messageCosts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/outbox/costs/clients": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What messages of each client cost within days of the caller’s zone, by channel and provider; for who administers every client */
    get: operations["clientCosts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/policy-settings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every setting of the configuration as data for a form, in the asked language */
    get: operations["listPolicySettings"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/preferences": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How the caller likes the table */
    get: operations["getPreferences"];
    put?: never;
    /** Keep the parts that are sent, answer the whole */
    post: operations["savePreferences"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/public-order": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The order of a public token as it is now */
    get: operations["refreshPublic"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/public-order/next": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The next open order of a driver’s trip, once this one is over, with a link of its own; null where it is not over, or the last */
    post: operations["nextStop"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/public-order/opened": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The page has been opened by a person; kept in the link’s log */
    post: operations["noteOpening"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/public/{role}/{client}/{ref}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The same under the client’s name */
    get: operations["openPublicOfClient"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/public/{role}/{client}/lr/{lr}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Does this client open pages by number? Says nothing of the number; 403 if not */
    get: operations["askLocator"];
    put?: never;
    /** Ask for, then enter, the code that opens a page found by LR number; answers alike whatever the number; 403 where the client opens none */
    post: operations["openByLr"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/public/{role}/{ref}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A public page’s order by its reference, or masked by its id */
    get: operations["openPublic"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/public/crates/{ref}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The statement of an address */
    get: operations["openStatement"];
    put?: never;
    /** Confirm or contest a statement, once; whoever contests says what is wrong */
    post: operations["answerStatement"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/public/link/{header}/{ref}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The same under the sender’s registered header; 404 under another’s */
    get: operations["openByHeader"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/public/link/{ref}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The page and the step that a reference alone was given out for */
    get: operations["openByReference"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/request-cutter/receive_data_new.json": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Cut rows into chunks and add each chunk as POST /orders does */
    post: operations["requestCutter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/requestid": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The caller has taken note of a bulk request’s outcome */
    post: operations["requestId"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/reset-password": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set a new password with the single-use code of a mailed link; ends every session of the user */
    post: operations["resetPassword"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/session": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The signed-in account and its effective configuration */
    get: operations["session"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/session/renew": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A new token for the session of the renewal cookie; the token before it stays good for a minute */
    post: operations["renew"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sessions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller’s own live sessions, newest first, at most 50 */
    get: operations["listSessions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sessions/end": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End one of the caller’s own sessions */
    post: operations["endSession"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sessions/end-others": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End every session of the caller’s but this one */
    post: operations["endOtherSessions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/trigger_otp": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a one-time password to the receiver’s contacts */
    post: operations["triggerOtp"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/update_epod": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Everything that is put on record at delivery, one action a call */
    post: operations["updateEpod"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/url-codes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A single-use code that may stand in an address: embed for 60 s, mobile_add as long as the policy says. It ends with the session that makes it. */
    post: operations["mintCode"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The users of the caller’s client by username; for user management. Who administers every client sees all, or those of one */
    get: operations["listUsers"];
    put?: never;
    /** Add a user, who signs in once an invitation is taken up: POST /users/{username}/invite */
    post: operations["addUser"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/{username}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One user, as the list has it; for user management */
    get: operations["getUser"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change a user: what is named becomes so. Another role or reach, and disabling, end the user’s sessions on every node within a second; 409 with `present` where somebody changed since */
    patch: operations["changeUser"];
    trace?: never;
  };
  "/api/users/{username}/end-sessions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End every session of a user, on every node within a second */
    post: operations["endUserSessions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/{username}/invite": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A new single-use link of 72 hours for the first password; the links before it end. Mailed where mail is set up and the user has an address, else answered */
    post: operations["inviteUser"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/{username}/reset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A single-use link of 30 minutes for a new password, likewise; changes nothing else */
    post: operations["resetUser"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/{username}/view-as": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A session of 15 minutes that sees what the user sees and changes nothing; it cannot be renewed, and ends with the session that asks */
    post: operations["viewAsUser"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/changes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every change of users, newest first: streamed as a whole where XLSX, text/csv or application/jsonl is accepted, else JSON page by page */
    get: operations["listUserChanges"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/clients": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whom goods went to so far, with what the latest order says of them; at most 500 */
    get: operations["clientNames"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/destination": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Places that goods were sent to so far, under the wire’s name `source`; at most 500 */
    get: operations["destinationNames"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/drivers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Drivers on orders so far, the best 50; searched, those whose name begins with it come first */
    get: operations["driverNames"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/generate-password": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Mail a reset link, if there is such a user; always the same answer */
    post: operations["generatePassword"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add users from the rows of a sheet, at most 200: each row by itself, as POST /users does; good rows are added beside bad ones. With `check` nothing is added */
    post: operations["importUsers"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/locations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Places by what they are: a warehouse sends, a client receives; at most 500 */
    get: operations["locations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/users/source": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Places that goods were sent from so far; at most 500 */
    get: operations["sourceNames"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/validtoken": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Is the bearer token still good */
    post: operations["validtoken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/views": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller’s named views, by name; at most 50 */
    get: operations["listViews"];
    put?: never;
    /** Keep filters under a name, in place of what had it */
    post: operations["saveView"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/views/remove": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Forget one of the caller’s named views */
    post: operations["removeView"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/webhooks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The webhooks of the client, newest first; for administrators */
    get: operations["listWebhooks"];
    put?: never;
    /** Tell an address what happens (Standard Webhooks), from now on; for administrators. A key that adds, rotates, enables or sends again needs orders:read too, but for checkpoints. docs/integrations.md says what is sent and how to verify it */
    post: operations["addWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/webhooks/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Remove a webhook, and what was to be sent there */
    delete: operations["removeWebhook"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/webhooks/{id}/deliveries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a webhook was told in the last 30 days, and what waits; newest first */
    get: operations["listWebhookDeliveries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/webhooks/{id}/deliveries/{delivery}/again": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send something again, at once and with the same webhook-id; 409 where the webhook is disabled */
    post: operations["deliverAgain"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/webhooks/{id}/enable": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Go on telling a webhook that was disabled, from where it was; 409 where it is not */
    post: operations["enableWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/webhooks/{id}/rotate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Give a webhook another secret; for 24 hours both sign */
    post: operations["rotateWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  "checkpoint.published": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for checkpoint.published to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onCheckpointPublished"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.added": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.added to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderAdded"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.attempt_answered": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.attempt_answered to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderAttemptAnswered"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.attempted": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.attempted to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderAttempted"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.claim_changed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.claim_changed to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderClaimChanged"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.claim_opened": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.claim_opened to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderClaimOpened"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.claim_settled": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.claim_settled to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderClaimSettled"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.corrected": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.corrected to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderCorrected"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.crates_counted": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.crates_counted to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderCratesCounted"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.delivery_attempted": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.delivery_attempted to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderDeliveryAttempted"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.edited": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.edited to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderEdited"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.erased": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.erased to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderErased"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.error_dismissed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.error_dismissed to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderErrorDismissed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.error_reported": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.error_reported to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderErrorReported"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.goods_listed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.goods_listed to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderGoodsListed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.items_remarked": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.items_remarked to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderItemsRemarked"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.label_read": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.label_read to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderLabelRead"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.outbound": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.outbound to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderOutbound"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.photo_added": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.photo_added to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderPhotoAdded"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.photo_deleted": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.photo_deleted to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderPhotoDeleted"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.quantities_stated": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.quantities_stated to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderQuantitiesStated"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.rated": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.rated to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderRated"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.received": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.received to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderReceived"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.recorded_in_error": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.recorded_in_error to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderRecordedInError"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.rejected": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.rejected to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderRejected"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.remarked": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.remarked to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderRemarked"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.reopened": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.reopened to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderReopened"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.reviewed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.reviewed to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderReviewed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.signed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.signed to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderSigned"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "order.withdrawn": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sent for order.withdrawn to the webhooks that ask for it; docs/integrations.md says how */
    post: operations["onOrderWithdrawn"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    Brand: {
      logo: {
        height: number;
        /** @description path on this server */
        url: string;
        width: number;
      } | null;
      name: string;
      /** @description null: the product’s own colours */
      shades: {
        /** @description #rrggbb */
        colour: string;
        dark: {
          /** @description #rrggbb */
          accent: string;
          /** @description what reads on it */
          on_accent: string;
        };
        light: {
          /** @description #rrggbb */
          accent: string;
          /** @description what reads on it */
          on_accent: string;
        };
        /** @description #rrggbb */
        on_colour: string;
      } | null;
    };
    BulkChange: {
      /** @description orders that it changed, or told of */
      changed: number;
      /** Format: date-time */
      created_at: string;
      /** @description orders that it has come to, whatever became of them */
      done: number;
      ended_at: string | null;
      /** @description the code of the sentence that says why it failed */
      fault: string | null;
      /** Format: uuid */
      id: string;
      /** @description orders of which a message lies in the outbox that nobody carries */
      kept: number;
      /** @enum {string} */
      kind: "edit" | "tell" | "undo";
      /** @description orders that it left as they were */
      left: number;
      /** @description orders that were so already */
      same: number;
      /** @enum {string} */
      state: "waiting" | "running" | "done" | "stopped" | "failed";
      /** @description what took it back */
      taken_back: {
        /** Format: date-time */
        created_at: string;
        /** Format: uuid */
        id: string;
        /** @description orders that were left as they are */
        left: number;
        /** @enum {string} */
        state: "waiting" | "running" | "done" | "stopped" | "failed";
        /** @description orders that have their values from before */
        undone: number;
        username: string;
      } | null;
      /** @description orders that it is about */
      total: number;
      /** @description the change that this one takes back */
      undoes: string | null;
      /** @description who asked for it */
      username: string;
    };
    CheckpointPublished: {
      data: {
        /** @description the signed note (C2SP); keep it */
        note: string;
        origin: string;
        /** @description of the Merkle tree, in base64 */
        root: string;
        /** @description events under it */
        size: number;
        /** @description grows with what would break a reader */
        version: number;
      };
      /**
      * Format: date-time
      * @description when it happened
      */
      timestamp: string;
      /** @constant */
      type: "checkpoint.published";
    };
    ClientLanguages: {
      /** @description what pages begin with for whoever has chosen none; null: the browser’s */
      first: ("en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn") | null;
      /** @description beside English */
      offered: ("hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn")[];
    };
    DeliveryInput: {
      /**
      * Format: date-time
      * @description when it was delivered, or tried
      */
      at: string;
      categories?: string[];
      condition?: ("intact" | "damaged" | "shortage")[];
      /** @description fields of the remark that the client’s own form has */
      custom_fields?: {
        [key: string]: string;
      };
      identifier: string;
      lines?: {
        accepted?: number;
        damaged?: number;
        /** @description item_no; of an order with one line it may be left out */
        item?: string;
        missing?: number;
      }[];
      /** @enum {string} */
      outcome: "received" | "rejected" | "attempted";
      /** @description how many photos come with the row: a preview counts them as there */
      photos?: number;
      rating?: number;
      received_by?: string;
      remark?: string;
    };
    KeptDownload: {
      /** @description bytes that it has so far */
      bytes: number;
      /** Format: date-time */
      created_at: string;
      ended_at: string | null;
      /** @description about as many as it will have */
      expected_bytes: number | null;
      /**
      * Format: date-time
      * @description when it is removed
      */
      expires_at: string;
      /** @description the code of the sentence that says why it failed */
      fault: string | null;
      file_name: string;
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind: "report" | "pods";
      /** @description that sentence, in the language of whoever asks */
      reason: string | null;
      /** @description rows or files that it has; null while unknown */
      rows: number | null;
      /** @enum {string} */
      state: "waiting" | "making" | "ready" | "failed";
    };
    ListedOrder: {
      /** Format: uuid */
      _id: string;
      approval_status?: {
        review_history: {
          by?: string | null;
          /** @description it was recorded in error, and counts no more */
          in_error?: boolean;
          is_approved: boolean;
          level?: number;
          /** @description why, where the account said */
          reason?: string;
          /** Format: date-time */
          review_on: string;
        }[];
        review_status: string | null;
      };
      bill_qty?: string | number | null;
      claims?: {
        /** Format: date-time */
        due_at: string;
        number: number;
        /** Format: date-time */
        opened_at: string;
        /** @enum {string} */
        opened_by: "transporter" | "client" | "receiver" | "driver";
        /** @enum {string} */
        origin: "difference" | "dispute";
        outcome: {
          amount: number | null;
          by: string | null;
          /** @enum {string} */
          decision: "accepted" | "partly" | "refused";
          note: string;
          /** Format: date-time */
          time: string;
        } | null;
        owner: string;
        text: string;
      }[];
      /** @description whom the goods are for */
      client?: string;
      client_client?: string | number | null;
      /** @description values put right after closure */
      corrections?: {
        after: string | number | null;
        before: string | number | null;
        by: string | null;
        field: string;
        reason: string;
        /** Format: date-time */
        time: string;
      }[];
      /** @description returnable assets, as counted */
      crates?: {
        /** @description WH crate out */
        expected_value: number | null;
        key: string;
        label: string;
        /** @description POD crate out */
        pod_out_value: number | null;
        /** @description POD crate in */
        submitted_value: number | null;
        /** @description of the proof as it was counted, from 2 on */
        version?: number;
        /** @description WH crate in */
        wh_in_value: number | null;
      }[];
      cust_code?: string | number | null;
      cust_name?: string | number | null;
      delivery_time?: string | null;
      depot_code?: string | number | null;
      depot_name?: string | number | null;
      destination?: {
        address: string | null;
        city: string | null;
        geofence_in_time: string | null;
        loc: [
          number,
          number
        ] | null;
        name: string;
        postal_code: string | null;
        spocs: {
          contact: {
            email: string[];
            phone: string[];
            /** @description delivery states reported by the SMS gateway */
            status: {
              status: string;
              /** Format: date-time */
              time: string;
            }[];
          };
          name: string;
        }[];
        state: string | null;
      };
      disable_submit_epod?: boolean;
      dispatch_date?: string | null;
      dispatch_time?: string | null;
      driver?: {
        contact: string[];
        name: string;
      };
      ended?: boolean;
      epod?: {
        client_rating: number | null;
        closer: string | null;
        /**
        * Format: date-time
        * @description when a receiver’s contact was last changed with the goods already dispatched; left out where that never happened
        */
        contact_changed_at?: string;
        damaged: {
          invoice?: string;
          qty: number;
          text: string;
        }[];
        /** @description attempts that failed, oldest first; left out where there was none */
        delivery_attempts?: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          /** @description the receiver’s own word; null where none was given */
          answer: {
            /** @enum {string} */
            action_by: "transporter" | "client" | "receiver" | "driver";
            /** @enum {string} */
            answer: "somebody_came" | "nobody_came" | "another_day";
            /** Format: date-time */
            at: string;
          } | null;
          /** Format: date-time */
          at: string;
          /** @description metres to the destination from there */
          distance?: number;
          /** @description where whoever recorded it was; null where that was refused or not asked */
          loc: [
            number,
            number
          ] | null;
          /** @description 1, and one more for each */
          number: number;
          /** @description SHA-256 of the photos taken at the door */
          photos: string[];
          /** @enum {string} */
          reason: "nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other";
          /** @description the event of the log that records it */
          seq: number;
          text: string | null;
        }[];
        driverReach: {
          /**
          * @description it was pressed elsewhere
          * @constant
          */
          away?: true;
          /** Format: date-time */
          time: string;
        }[];
        /** @description where the closing press happened; loc null where it was refused or not asked */
        geo_tag: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          loc: [
            number,
            number
          ] | null;
          /** Format: date-time */
          time: string;
        } | null;
        /** @description missing and damaged goods as each party states them, where any did */
        goods?: {
          /**
          * @description who of that side, where it is not the receiver, the client or the driver
          * @enum {string}
          */
          action_by?: "transporter" | "client" | "receiver" | "driver";
          damaged: {
            invoice?: string;
            qty: number;
            text: string;
          }[];
          missing: {
            invoice?: string;
            qty: number;
            text: string;
          }[];
          /** @description null where nobody was asked whose it is */
          statement: ("declared" | "delivered" | "accepted") | null;
        }[];
        missing: {
          invoice?: string;
          qty: number;
          text: string;
        }[];
        otp: {
          verified: boolean;
          verified_at: string | null;
          verified_through: ("receive" | "otp" | "left") | null;
        };
        photos: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          captured_at: string | null;
          /**
          * @description a barcode or QR code in it names this order, names another number, or there is none
          * @enum {string}
          */
          code?: "match" | "other" | "none";
          /** @description SHA-256 of the stored bytes, hex */
          digest: string;
          /** @description metres to the destination from there, or else from where the device says it was */
          distance?: number;
          ext: string;
          file_name: string;
          /**
          * @description came after the order was closed
          * @constant
          */
          late?: true;
          /** @description where the device says it was, or why it does not */
          location?: [
            number,
            number
          ] | ("denied" | "unavailable");
          /** @description where the camera says it was */
          place: [
            number,
            number
          ] | null;
          /** @description as the device saw it; whoever sent it all the same was told */
          quality?: {
            blurred: boolean;
            dark: boolean;
          };
          /** @description the first other order of the account that had the same picture, and its file */
          seen_on?: {
            digest: string;
            /** Format: uuid */
            order_id: string;
          };
          /**
          * @description whose side it is, where that does not follow from action_by
          * @enum {string}
          */
          statement?: "declared" | "delivered" | "accepted";
          /**
          * @description of the papers, of the recipient, or of the door of an attempt that failed
          * @enum {string}
          */
          tag: "epod" | "spoc" | "door";
          /**
          * Format: date-time
          * @description when the device says the file was made
          */
          taken_at?: string;
          /** Format: date-time */
          time: string;
          url: string;
        }[];
        /**
        * @description whose rating it is; nobody else changes it
        * @enum {string}
        */
        rated_by?: "declared" | "delivered" | "accepted";
        /** @description why it was received or rejected, where the account said */
        reason?: string;
        reject: {
          rejected: boolean;
          rejected_At: string | null;
        };
        remarks: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          categories: string[];
          custom_fields: {
            [key: string]: string | number | boolean | null;
          };
          /**
          * @description came after the order was closed
          * @constant
          */
          late?: true;
          name: string;
          /**
          * @description whose side it is, where that does not follow from action_by
          * @enum {string}
          */
          statement?: "declared" | "delivered" | "accepted";
          text: string;
          /** Format: date-time */
          time: string;
        }[];
        signature: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          /** @description SHA-256 of the stored picture, hex */
          digest: string;
          name: string;
          relation: string;
          /**
          * @description whose side it is, where that does not follow from action_by
          * @enum {string}
          */
          statement?: "declared" | "delivered" | "accepted";
          /** Format: date-time */
          time: string;
          url: string;
        } | null;
        /** @description 1, and one more for each re-update; every version stays in the log */
        version: {
          number: number;
          since: string | null;
        };
      };
      /** @description when values of a person were erased, and what they told of; such values are blank */
      erased?: {
        /** Format: date-time */
        at: string;
        parts: ("driver" | "receiver" | "place" | "signature" | "photo" | "remark" | "text")[];
      }[];
      /** @description acts said to be recorded in error, oldest first; left out where none was */
      error_reports?: {
        /** @enum {string} */
        act: "closing" | "review";
        by: string | null;
        /** @description the second person’s word; null until then */
        outcome: {
          by: string | null;
          is_confirmed: boolean;
          /** Format: date-time */
          time: string;
        } | null;
        reason: string;
        /** Format: date-time */
        time: string;
        /** @description of the proof that it is of */
        version: number;
      }[];
      eta_hrs?: number | null;
      extra_fields?: {
        /** @description a remark told of delay, damage or shortage */
        exception: boolean;
      } & {
        [key: string]: (string | number | boolean | null) | ((string | number | boolean | null) | {
          [key: string]: string | number | boolean | null;
        })[];
      };
      identifier: string;
      invoice?: string | null;
      invoice_date?: string | null;
      Items?: {
        item_no: string;
        number_of_box: number | null;
        product_description: string | null;
        product_quantity: number | null;
        remarks: {
          /** @description what lacks or, for an excess, what is over; null where the ordered quantity is unknown */
          deviation?: number | null;
          message: string | null;
          received_quantity: number;
          recorded_unit: string | null;
          text: string;
          time: string | null;
        }[];
        sales_unit: string | null;
      }[];
      /** @description left out where no GS1 label was read for it */
      label?: {
        /** @description what a label told at the door, and none that the sender gave */
        at_door: ("dangerous_goods" | "authority_to_leave" | "signature_required" | "not_before" | "not_after")[];
        /** @description AI 4322: it may be left without a receiver */
        authority_to_leave: boolean | null;
        /** @description AI 401 */
        consignment: string | null;
        /** @description AI 4321 */
        dangerous_goods: boolean | null;
        /**
        * @description it was received outside of these times
        * @enum {string}
        */
        missed?: "early" | "late";
        /** @description AI 4325 */
        not_after: string | null;
        /** @description AI 4324 */
        not_before: string | null;
        /** @description AI 402 */
        shipment: string | null;
        /** @description AI 4323 */
        signature_required: boolean | null;
        /** @description AI 00: its logistic units, as far as they were scanned */
        sscc: string[];
      };
      lot?: string | null;
      lr?: string | number | null;
      notification_details?: {
        notificationType: string;
        status: string;
        /** Format: date-time */
        trigger_time: string;
      }[];
      number_of_box?: number | null;
      po_number?: string | number | null;
      POD_ID?: string | number | null;
      /** @description what sender, driver and receiver state, line by line */
      quantities?: {
        accepted: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          damaged: number;
          expired: number;
          note: string | null;
          quantity: number;
          /** Format: date-time */
          time: string;
          wrong: number;
        } | null;
        declared: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          damaged: number;
          expired: number;
          note: string | null;
          quantity: number;
          /** Format: date-time */
          time: string;
          wrong: number;
        } | null;
        delivered: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          damaged: number;
          expired: number;
          note: string | null;
          quantity: number;
          /** Format: date-time */
          time: string;
          wrong: number;
        } | null;
        /** @description null while one side is unknown */
        difference: {
          /**
          * @description the statement that the declared quantity is compared with
          * @enum {string}
          */
          against: "delivered" | "accepted";
          damaged: number;
          excess: number;
          expired: number;
          short: number;
          wrong: number;
        } | null;
        /** @description item_no, or 'total' where the order names no items */
        line: string;
      }[];
      quantity?: number | null;
      reupdate_allowed?: boolean;
      /** @description number of events so far */
      rev: number;
      review_pending?: boolean;
      review_status?: string;
      secondary_vendor?: string | null;
      ship_unit?: number | null;
      ship_weight?: {
        /** @enum {string} */
        unit: "Kg" | "Tonne";
        value: number;
        weight: number;
      } | null;
      shipping_plant?: string | number | null;
      showRejectButton?: boolean;
      sla?: string | number | null;
      source?: {
        city: string | null;
        loc: [
          number,
          number
        ] | null;
        name: string;
      };
      spocs?: {
        contact: {
          email: string[];
          phone: string[];
          /** @description delivery states reported by the SMS gateway */
          status: {
            status: string;
            /** Format: date-time */
            time: string;
          }[];
        };
        name: string;
      }[];
      /** @description ms */
      tat?: number | null;
      /** @description h */
      tat_f?: number | null;
      transporter?: string | null;
      /** @description Running until received or rejected, then Completed @ DD-MM-YYYY HH:mm */
      trip_status?: string;
      truck_number?: string;
      /** @description key of the client account */
      user?: string;
      /** @description null where it is withheld; unknown is NA */
      value?: string | number | null;
      /** @description what this account is not shown: lists of it are empty, a value is null */
      withheld?: ("contacts" | "contact_status" | "value")[];
      zone?: string | number | null;
    };
    ManagedUser: {
      /** @description the client’s key */
      client: string;
      client_name: string;
      /** @description what the effective configuration says of the role */
      config: {
        accountType: string | null;
        admin: boolean;
        disable: "write" | null;
        role: string | null;
        "view-only": boolean;
      };
      /** Format: date-time */
      created_at: string;
      disabled: boolean;
      /** @description the user’s own settings as written */
      document: {
        [key: string]: unknown;
      };
      email: string | null;
      /** Format: uuid */
      id: string;
      /** @description of the invitation that is not taken up */
      invitation_expires_at: string | null;
      /** @description administers every client */
      is_platform_admin: boolean;
      last_sign_in_at: string | null;
      name: string;
      /** @description each of those settings beside what the client’s configuration sets it to */
      overrides: {
        client: unknown;
        own: unknown;
        path: string;
      }[];
      /** @description whose orders a vendor or distributor sees */
      party: string | null;
      /** @enum {string} */
      reach: "client" | "vendor" | "distributor";
      /** @description counts the changes; PATCH takes it */
      rev: number;
      /** @description that live now */
      sessions: number;
      /** @enum {string} */
      state: "active" | "invited" | "disabled";
      username: string;
    };
    NewOrderInput: {
      bill_qty?: string | number | null;
      client?: string;
      client_client?: string | number | null;
      cust_code?: string | number | null;
      cust_name?: string | number | null;
      depot_code?: string | number | null;
      depot_name?: string | number | null;
      destination?: {
        address?: string | null;
        city?: string | null;
        geofence_in_time?: null;
        loc?: [
          number,
          number
        ] | null;
        name: string;
        postal_code?: string | null;
        spocs?: {
          contact?: {
            email?: string | string[];
            phone?: (string | number) | (string | number)[];
          } | ((string | number) | (string | number)[]) | (string | string[]);
          /** @default  */
          name?: string;
        }[];
        state?: string | null;
      };
      dispatch_date?: string;
      dispatch_time?: string;
      driver?: {
        contact?: (string | number) | (string | number)[];
        /** @default  */
        name?: string;
      };
      eta_hrs?: number;
      extra_fields?: {
        [key: string]: (string | number | boolean | null) | ((string | number | boolean | null) | {
          [key: string]: string | number | boolean | null;
        })[];
      };
      identifier?: string;
      invoice?: string | null;
      invoice_date?: string | null;
      Items?: {
        item_no: string | number;
        number_of_box?: number | null;
        product_description?: string | null;
        product_quantity?: number | null;
        remarks?: unknown[];
        sales_unit?: string | null;
      }[];
      /** @description a GS1 Scan4Transport label as a scanner gives it: what it tells holds for the order */
      label?: string | null;
      lot?: string | null;
      lr?: string | number | null;
      no_of_units?: number | null;
      number_of_box?: number | null;
      po_number?: string | number | null;
      POD_ID?: string | number | null;
      quantity?: number | null;
      secondary_vendor?: string | null;
      ship_unit?: number | null;
      ship_weight?: {
        /**
        * @default Kg
        * @enum {string}
        */
        unit?: "Kg" | "Tonne";
        value?: number;
        weight: number;
      } | null;
      shipping_plant?: string | number | null;
      sla?: string | number | null;
      source?: {
        city?: string | null;
        loc?: [
          number,
          number
        ] | null;
        name: string;
      };
      spocs?: {
        contact?: {
          email?: string | string[];
          phone?: (string | number) | (string | number)[];
        } | ((string | number) | (string | number)[]) | (string | string[]);
        /** @default  */
        name?: string;
      }[];
      tat?: number;
      transporter?: string | null;
      truck_number?: string;
      value?: "NA" | number;
      zone?: string | number | null;
    };
    Order: {
      /** Format: uuid */
      _id: string;
      approval_status: {
        review_history: {
          by?: string | null;
          /** @description it was recorded in error, and counts no more */
          in_error?: boolean;
          is_approved: boolean;
          level?: number;
          /** @description why, where the account said */
          reason?: string;
          /** Format: date-time */
          review_on: string;
        }[];
        review_status: string | null;
      };
      bill_qty?: string | number | null;
      claims: {
        /** Format: date-time */
        due_at: string;
        number: number;
        /** Format: date-time */
        opened_at: string;
        /** @enum {string} */
        opened_by: "transporter" | "client" | "receiver" | "driver";
        /** @enum {string} */
        origin: "difference" | "dispute";
        outcome: {
          amount: number | null;
          by: string | null;
          /** @enum {string} */
          decision: "accepted" | "partly" | "refused";
          note: string;
          /** Format: date-time */
          time: string;
        } | null;
        owner: string;
        text: string;
      }[];
      /** @description whom the goods are for */
      client: string;
      client_client?: string | number | null;
      /** @description values put right after closure */
      corrections: {
        after: string | number | null;
        before: string | number | null;
        by: string | null;
        field: string;
        reason: string;
        /** Format: date-time */
        time: string;
      }[];
      /** @description returnable assets, as counted */
      crates: {
        /** @description WH crate out */
        expected_value: number | null;
        key: string;
        label: string;
        /** @description POD crate out */
        pod_out_value: number | null;
        /** @description POD crate in */
        submitted_value: number | null;
        /** @description of the proof as it was counted, from 2 on */
        version?: number;
        /** @description WH crate in */
        wh_in_value: number | null;
      }[];
      cust_code?: string | number | null;
      cust_name?: string | number | null;
      delivery_time: string | null;
      depot_code?: string | number | null;
      depot_name?: string | number | null;
      destination: {
        address: string | null;
        city: string | null;
        geofence_in_time: string | null;
        loc: [
          number,
          number
        ] | null;
        name: string;
        postal_code: string | null;
        spocs: {
          contact: {
            email: string[];
            phone: string[];
            /** @description delivery states reported by the SMS gateway */
            status: {
              status: string;
              /** Format: date-time */
              time: string;
            }[];
          };
          name: string;
        }[];
        state: string | null;
      };
      disable_submit_epod: boolean;
      dispatch_date: string | null;
      dispatch_time: string | null;
      driver: {
        contact: string[];
        name: string;
      };
      ended: boolean;
      epod: {
        client_rating: number | null;
        closer: string | null;
        /**
        * Format: date-time
        * @description when a receiver’s contact was last changed with the goods already dispatched; left out where that never happened
        */
        contact_changed_at?: string;
        damaged: {
          invoice?: string;
          qty: number;
          text: string;
        }[];
        /** @description attempts that failed, oldest first; left out where there was none */
        delivery_attempts?: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          /** @description the receiver’s own word; null where none was given */
          answer: {
            /** @enum {string} */
            action_by: "transporter" | "client" | "receiver" | "driver";
            /** @enum {string} */
            answer: "somebody_came" | "nobody_came" | "another_day";
            /** Format: date-time */
            at: string;
          } | null;
          /** Format: date-time */
          at: string;
          /** @description metres to the destination from there */
          distance?: number;
          /** @description where whoever recorded it was; null where that was refused or not asked */
          loc: [
            number,
            number
          ] | null;
          /** @description 1, and one more for each */
          number: number;
          /** @description SHA-256 of the photos taken at the door */
          photos: string[];
          /** @enum {string} */
          reason: "nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other";
          /** @description the event of the log that records it */
          seq: number;
          text: string | null;
        }[];
        driverReach: {
          /**
          * @description it was pressed elsewhere
          * @constant
          */
          away?: true;
          /** Format: date-time */
          time: string;
        }[];
        /** @description where the closing press happened; loc null where it was refused or not asked */
        geo_tag: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          loc: [
            number,
            number
          ] | null;
          /** Format: date-time */
          time: string;
        } | null;
        /** @description missing and damaged goods as each party states them, where any did */
        goods?: {
          /**
          * @description who of that side, where it is not the receiver, the client or the driver
          * @enum {string}
          */
          action_by?: "transporter" | "client" | "receiver" | "driver";
          damaged: {
            invoice?: string;
            qty: number;
            text: string;
          }[];
          missing: {
            invoice?: string;
            qty: number;
            text: string;
          }[];
          /** @description null where nobody was asked whose it is */
          statement: ("declared" | "delivered" | "accepted") | null;
        }[];
        missing: {
          invoice?: string;
          qty: number;
          text: string;
        }[];
        otp: {
          verified: boolean;
          verified_at: string | null;
          verified_through: ("receive" | "otp" | "left") | null;
        };
        photos: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          captured_at: string | null;
          /**
          * @description a barcode or QR code in it names this order, names another number, or there is none
          * @enum {string}
          */
          code?: "match" | "other" | "none";
          /** @description SHA-256 of the stored bytes, hex */
          digest: string;
          /** @description metres to the destination from there, or else from where the device says it was */
          distance?: number;
          ext: string;
          file_name: string;
          /**
          * @description came after the order was closed
          * @constant
          */
          late?: true;
          /** @description where the device says it was, or why it does not */
          location?: [
            number,
            number
          ] | ("denied" | "unavailable");
          /** @description where the camera says it was */
          place: [
            number,
            number
          ] | null;
          /** @description as the device saw it; whoever sent it all the same was told */
          quality?: {
            blurred: boolean;
            dark: boolean;
          };
          /** @description the first other order of the account that had the same picture, and its file */
          seen_on?: {
            digest: string;
            /** Format: uuid */
            order_id: string;
          };
          /**
          * @description whose side it is, where that does not follow from action_by
          * @enum {string}
          */
          statement?: "declared" | "delivered" | "accepted";
          /**
          * @description of the papers, of the recipient, or of the door of an attempt that failed
          * @enum {string}
          */
          tag: "epod" | "spoc" | "door";
          /**
          * Format: date-time
          * @description when the device says the file was made
          */
          taken_at?: string;
          /** Format: date-time */
          time: string;
          url: string;
        }[];
        /**
        * @description whose rating it is; nobody else changes it
        * @enum {string}
        */
        rated_by?: "declared" | "delivered" | "accepted";
        /** @description why it was received or rejected, where the account said */
        reason?: string;
        reject: {
          rejected: boolean;
          rejected_At: string | null;
        };
        remarks: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          categories: string[];
          custom_fields: {
            [key: string]: string | number | boolean | null;
          };
          /**
          * @description came after the order was closed
          * @constant
          */
          late?: true;
          name: string;
          /**
          * @description whose side it is, where that does not follow from action_by
          * @enum {string}
          */
          statement?: "declared" | "delivered" | "accepted";
          text: string;
          /** Format: date-time */
          time: string;
        }[];
        signature: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          /** @description SHA-256 of the stored picture, hex */
          digest: string;
          name: string;
          relation: string;
          /**
          * @description whose side it is, where that does not follow from action_by
          * @enum {string}
          */
          statement?: "declared" | "delivered" | "accepted";
          /** Format: date-time */
          time: string;
          url: string;
        } | null;
        /** @description 1, and one more for each re-update; every version stays in the log */
        version: {
          number: number;
          since: string | null;
        };
      };
      /** @description when values of a person were erased, and what they told of; such values are blank */
      erased?: {
        /** Format: date-time */
        at: string;
        parts: ("driver" | "receiver" | "place" | "signature" | "photo" | "remark" | "text")[];
      }[];
      /** @description acts said to be recorded in error, oldest first; left out where none was */
      error_reports?: {
        /** @enum {string} */
        act: "closing" | "review";
        by: string | null;
        /** @description the second person’s word; null until then */
        outcome: {
          by: string | null;
          is_confirmed: boolean;
          /** Format: date-time */
          time: string;
        } | null;
        reason: string;
        /** Format: date-time */
        time: string;
        /** @description of the proof that it is of */
        version: number;
      }[];
      eta_hrs: number | null;
      extra_fields: {
        /** @description a remark told of delay, damage or shortage */
        exception: boolean;
      } & {
        [key: string]: (string | number | boolean | null) | ((string | number | boolean | null) | {
          [key: string]: string | number | boolean | null;
        })[];
      };
      identifier: string;
      invoice: string | null;
      invoice_date: string | null;
      Items: {
        item_no: string;
        number_of_box: number | null;
        product_description: string | null;
        product_quantity: number | null;
        remarks: {
          /** @description what lacks or, for an excess, what is over; null where the ordered quantity is unknown */
          deviation?: number | null;
          message: string | null;
          received_quantity: number;
          recorded_unit: string | null;
          text: string;
          time: string | null;
        }[];
        sales_unit: string | null;
      }[];
      /** @description left out where no GS1 label was read for it */
      label?: {
        /** @description what a label told at the door, and none that the sender gave */
        at_door: ("dangerous_goods" | "authority_to_leave" | "signature_required" | "not_before" | "not_after")[];
        /** @description AI 4322: it may be left without a receiver */
        authority_to_leave: boolean | null;
        /** @description AI 401 */
        consignment: string | null;
        /** @description AI 4321 */
        dangerous_goods: boolean | null;
        /**
        * @description it was received outside of these times
        * @enum {string}
        */
        missed?: "early" | "late";
        /** @description AI 4325 */
        not_after: string | null;
        /** @description AI 4324 */
        not_before: string | null;
        /** @description AI 402 */
        shipment: string | null;
        /** @description AI 4323 */
        signature_required: boolean | null;
        /** @description AI 00: its logistic units, as far as they were scanned */
        sscc: string[];
      };
      lot: string | null;
      lr?: string | number | null;
      notification_details: {
        notificationType: string;
        status: string;
        /** Format: date-time */
        trigger_time: string;
      }[];
      number_of_box: number | null;
      po_number?: string | number | null;
      POD_ID?: string | number | null;
      /** @description what sender, driver and receiver state, line by line */
      quantities: {
        accepted: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          damaged: number;
          expired: number;
          note: string | null;
          quantity: number;
          /** Format: date-time */
          time: string;
          wrong: number;
        } | null;
        declared: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          damaged: number;
          expired: number;
          note: string | null;
          quantity: number;
          /** Format: date-time */
          time: string;
          wrong: number;
        } | null;
        delivered: {
          /** @enum {string} */
          action_by: "transporter" | "client" | "receiver" | "driver";
          damaged: number;
          expired: number;
          note: string | null;
          quantity: number;
          /** Format: date-time */
          time: string;
          wrong: number;
        } | null;
        /** @description null while one side is unknown */
        difference: {
          /**
          * @description the statement that the declared quantity is compared with
          * @enum {string}
          */
          against: "delivered" | "accepted";
          damaged: number;
          excess: number;
          expired: number;
          short: number;
          wrong: number;
        } | null;
        /** @description item_no, or 'total' where the order names no items */
        line: string;
      }[];
      quantity: number | null;
      reupdate_allowed: boolean;
      /** @description number of events so far */
      rev: number;
      review_pending: boolean;
      review_status: string;
      secondary_vendor: string | null;
      ship_unit: number | null;
      ship_weight: {
        /** @enum {string} */
        unit: "Kg" | "Tonne";
        value: number;
        weight: number;
      } | null;
      shipping_plant?: string | number | null;
      showRejectButton: boolean;
      sla?: string | number | null;
      source: {
        city: string | null;
        loc: [
          number,
          number
        ] | null;
        name: string;
      };
      spocs: {
        contact: {
          email: string[];
          phone: string[];
          /** @description delivery states reported by the SMS gateway */
          status: {
            status: string;
            /** Format: date-time */
            time: string;
          }[];
        };
        name: string;
      }[];
      /** @description ms */
      tat: number | null;
      /** @description h */
      tat_f: number | null;
      transporter: string | null;
      /** @description Running until received or rejected, then Completed @ DD-MM-YYYY HH:mm */
      trip_status: string;
      truck_number: string;
      /** @description key of the client account */
      user: string;
      /** @description null where it is withheld; unknown is NA */
      value: string | number | null;
      /** @description what this account is not shown: lists of it are empty, a value is null */
      withheld?: ("contacts" | "contact_status" | "value")[];
      zone?: string | number | null;
    };
    OrderChange: {
      data: {
        by: {
          /** @description client, vendor, receiver, driver … or system */
          role: string;
          username: string | null;
        };
        /** @description key of the client */
        client: string;
        /** @description hex SHA-256 of the event in the log */
        digest: string;
        /** @description the fields of the event, as the client’s own desk reads them */
        event: {
          [key: string]: unknown;
        };
        identifier: string;
        /** Format: uuid */
        order_id: string;
        /** @description the revision of the order that this event made */
        rev: number;
        /** @description grows with what would break a reader */
        version: number;
      };
      /**
      * Format: date-time
      * @description when it happened
      */
      timestamp: string;
      /** @enum {string} */
      type: "order.added" | "order.edited" | "order.received" | "order.rejected" | "order.attempted" | "order.delivery_attempted" | "order.attempt_answered" | "order.remarked" | "order.goods_listed" | "order.photo_added" | "order.photo_deleted" | "order.rated" | "order.outbound" | "order.items_remarked" | "order.label_read" | "order.signed" | "order.quantities_stated" | "order.claim_opened" | "order.claim_changed" | "order.claim_settled" | "order.crates_counted" | "order.reviewed" | "order.reopened" | "order.corrected" | "order.error_reported" | "order.recorded_in_error" | "order.error_dismissed" | "order.withdrawn" | "order.erased";
    };
    OrderEditInput: {
      /** Format: uuid */
      _id: string;
      bill_qty?: string | number | null;
      client?: string;
      client_client?: string | number | null;
      cust_code?: string | number | null;
      cust_name?: string | number | null;
      depot_code?: string | number | null;
      depot_name?: string | number | null;
      destination?: {
        address?: string | null;
        city?: string | null;
        geofence_in_time?: null;
        loc?: [
          number,
          number
        ] | null;
        name?: string;
        postal_code?: string | null;
        spocs?: {
          contact?: {
            email?: string | string[];
            phone?: (string | number) | (string | number)[];
          } | ((string | number) | (string | number)[]) | (string | string[]);
          /** @default  */
          name?: string;
        }[];
        state?: string | null;
      };
      dispatch_date?: string;
      dispatch_time?: string;
      driver?: {
        contact?: (string | number) | (string | number)[];
        name?: string;
      };
      eta_hrs?: number | null;
      extra_fields?: {
        [key: string]: (string | number | boolean | null) | ((string | number | boolean | null) | {
          [key: string]: string | number | boolean | null;
        })[];
      };
      identifier?: string;
      /**
      * Format: uuid
      * @description the import of POST /imports that this is part of
      */
      import_id?: string;
      invoice?: string | null;
      invoice_date?: string | null;
      Items?: {
        item_no: string | number;
        number_of_box?: number | null;
        product_description?: string | null;
        product_quantity?: number | null;
        remarks?: unknown[];
        sales_unit?: string | null;
      }[];
      lot?: string | null;
      lr?: string | number | null;
      no_of_units?: number | null;
      number_of_box?: number | null;
      po_number?: string | number | null;
      POD_ID?: string | number | null;
      quantity?: number | null;
      /** @description the rev that the sender saw; where somebody edited since, nothing is changed */
      rev?: number;
      secondary_vendor?: string | null;
      ship_unit?: number | null;
      ship_weight?: {
        /** @enum {string} */
        unit?: "Kg" | "Tonne";
        value?: number;
        weight: number;
      } | null;
      shipping_plant?: string | number | null;
      sla?: string | number | null;
      source?: {
        city?: string | null;
        loc?: [
          number,
          number
        ] | null;
        name?: string;
      };
      spocs?: {
        contact?: {
          email?: string | string[];
          phone?: (string | number) | (string | number)[];
        } | ((string | number) | (string | number)[]) | (string | string[]);
        /** @default  */
        name?: string;
      }[];
      tat?: number | null;
      transporter?: string | null;
      truck_number?: string;
      value?: "NA" | number;
      zone?: string | number | null;
    };
    PolicyDocumentInput: {
      /**
      * @description adding an order
      * @default {}
      */
      add?: {
        /**
        * @description a driver’s contact is needed; off: in the full form alone
        * @default true
        */
        driver_contact_required?: boolean;
        /**
        * @description how long an address for adding an order on a phone is good, until it is opened
        * @default 1
        */
        mobile_add_minutes?: number;
        /**
        * @description off: only the identifier is required (agrochemical type)
        * @default true
        */
        required_fields?: boolean;
        /**
        * @description no ETA is needed
        * @default false
        */
        waive_eta?: boolean;
        /**
        * @description no receiver’s name and contact is needed
        * @default false
        */
        waive_spoc?: boolean;
      };
      /**
      * @description columns of the catalogue beside the set’s own; actions among them too
      * @default []
      */
      add_columns?: ("lr" | "vehicle" | "client" | "source" | "destination" | "dispatch_date" | "due" | "delivery_time" | "otp" | "remarks" | "attachments" | "driver_name" | "driver_contact" | "transporter" | "lr_number" | "pod_id" | "invoice" | "invoice_date" | "quantity" | "current_status" | "trip_status" | "sms_status" | "wa_trigger_time" | "wa_status" | "driver_reach" | "review_status" | "approved_1" | "approved_2" | "shippers_code" | "shippers_name" | "destination_address" | "client_name" | "billing_qty" | "po_number" | "sla" | "depot_name" | "depot_code" | "zone" | "edit" | "view" | "copy_link" | "notification" | "share_order")[];
      /**
      * @description how the client looks on sign-in, public pages and mails
      * @default {}
      */
      branding?: {
        /**
        * @description such as #0b6160; what it writes is darkened or lightened until it reads at 7:1. null: the product’s own
        * @default null
        */
        colour?: string | null;
        /**
        * @description the picture beside the name, by its digest and size, as PUT /clients/{key}/logo answers it; null: none
        * @default null
        */
        logo?: string | null;
        /**
        * @description what it is called there; null: the client’s own name
        * @default null
        */
        name?: string | null;
      };
      /**
      * @description orders from a file
      * @default {}
      */
      bulk?: {
        /**
        * @description how the file’s rows become orders
        * @default generic
        * @enum {string}
        */
        format?: "generic" | "agrochemical" | "food_delivery" | "shipper";
        /**
        * @description the report of failed rows lists their POD ID
        * @default false
        */
        report_pod_id?: boolean;
        /**
        * @description how the file writes the TAT
        * @default hours
        * @enum {string}
        */
        tat_unit?: "hours" | "days" | "hh:mm:ss";
      };
      /**
      * @description labels in place of the standard ones; null keeps the standard
      * @default {}
      */
      cards?: {
        /**
        * @description 'Closed Orders'
        * @default null
        */
        closed?: string | null;
        /**
        * @description 'Open Orders < ETA'
        * @default null
        */
        eta?: string | null;
        /**
        * @description 'Closed w/ Exception'
        * @default null
        */
        exception?: string | null;
        /**
        * @description 'Open Orders > ETA'
        * @default null
        */
        open?: string | null;
        /**
        * @description 'Rejected'
        * @default null
        */
        rejected?: string | null;
        /**
        * @description the Rejected card is shown
        * @default false
        */
        show_rejected?: boolean;
        /**
        * @description 'Total Orders'
        * @default null
        */
        total?: string | null;
      };
      /**
      * @description which court's statement a certificate of delivery has behind it, to be completed and signed by hand: none, or that of the Bharatiya Sakshya Adhiniyam 2023, section 63(4)
      * @default none
      * @enum {string}
      */
      certificate_statement?: "none" | "bsa_63_4";
      /**
      * @description asking for what a proof still lacks
      * @default {}
      */
      chase?: {
        /**
        * @description hours that a step has to be missing before that
        * @default 24
        */
        after_hours?: number;
        /**
        * @description receivers and drivers are sent a link to the missing step by itself, once a day at most for each order and step, by day
        * @default false
        */
        automatic?: boolean;
      };
      /**
      * @description addresses that are sent the newest checkpoint of the log each night, to keep; none: nobody
      * @default []
      */
      checkpoint_mail?: string[];
      /**
      * @description differences and disputes
      * @default {}
      */
      claims?: {
        /**
        * @description hours after closure in which client and receiver may dispute
        * @default 72
        */
        dispute_hours?: number;
        /**
        * @description days until a new claim is due
        * @default 7
        */
        due_days?: number;
        /**
        * @description username of whom a new claim belongs to; null: the client account’s own
        * @default null
        */
        owner?: string | null;
        /**
        * @description how much of a line’s declared quantity may differ before a claim is opened
        * @default 0
        */
        threshold_percent?: number;
      };
      /**
      * @description terms of law and contract that count down on each order and in Analysis
      * @default []
      */
      clocks?: {
        /**
        * @description day on which that was last checked, YYYY-MM-DD; null: never
        * @default null
        */
        checked_on?: string | null;
        /**
        * @description days after the day on which it begins; the last counts to its end
        * @default 45
        */
        days?: number;
        /**
        * @description what it begins with: receipt, acceptance (receipt; where a claim is opened or the proof turned down within 15 days of it, when that is settled or approved), rejection, or the first claim
        * @default accepted
        * @enum {string}
        */
        from?: "received" | "accepted" | "rejected" | "claimed";
        /** @description its name in addresses: small letters, figures and _ */
        key: string;
        /** @description what people call it */
        name: string;
        /**
        * @description who has to do it by then
        * @default buyer
        * @enum {string}
        */
        owed_by?: "buyer" | "seller" | "transporter" | "receiver";
        /**
        * @description the law or contract that it follows
        * @default
        */
        source?: string;
        /**
        * @description what ends it in time: a claim that is opened; null: nothing that is on record
        * @default null
        */
        until?: "claimed" | null;
      }[];
      /**
      * @description labels in place of the catalogue’s, by column id
      * @default {}
      */
      column_labels?: {
        approved_1?: string;
        approved_2?: string;
        attachments?: string;
        billing_qty?: string;
        client?: string;
        client_name?: string;
        copy_link?: string;
        current_status?: string;
        delivery_time?: string;
        depot_code?: string;
        depot_name?: string;
        destination?: string;
        destination_address?: string;
        dispatch_date?: string;
        driver_contact?: string;
        driver_name?: string;
        driver_reach?: string;
        due?: string;
        edit?: string;
        invoice?: string;
        invoice_date?: string;
        lr?: string;
        lr_number?: string;
        notification?: string;
        otp?: string;
        po_number?: string;
        pod_id?: string;
        quantity?: string;
        remarks?: string;
        review_status?: string;
        share_order?: string;
        shippers_code?: string;
        shippers_name?: string;
        sla?: string;
        sms_status?: string;
        source?: string;
        transporter?: string;
        trip_status?: string;
        vehicle?: string;
        view?: string;
        wa_status?: string;
        wa_trigger_time?: string;
        zone?: string;
      };
      /**
      * @description which column set the table begins with
      * @default default
      * @enum {string}
      */
      columns?: "default" | "vendor" | "distributor" | "shipper";
      /**
      * @description what kind of account this is
      * @default {}
      */
      config?: {
        /**
        * @description 'Admin', 'Distributor', 'CnF', '{client}-Driver', '{client}-Distributor', '{client}-Viewer', or null for a plain one
        * @default null
        */
        accountType?: string | null;
        /**
        * @description opens Admin, and Receive and Reject
        * @default false
        */
        admin?: boolean;
        /**
        * @description may trigger the receivers’ notifications by hand
        * @default false
        */
        allow_manual_trigger_for_epod_notifications?: boolean;
        /**
        * @description may name other recipients for them
        * @default false
        */
        allow_targets_for_manual_trigger?: boolean;
        /**
        * @description 'write' leaves reading alone
        * @default null
        */
        disable?: "write" | null;
        /**
        * @description remark fields of which at least one must be filled; where empty, those of order_module_config
        * @default []
        */
        remarks_mandatory_field?: string[];
        /**
        * @description 'User_Mgmnt' opens User Management; else null
        * @default null
        */
        role?: string | null;
        /**
        * @description opens Analysis
        * @default false
        */
        show_analytics?: boolean;
        /**
        * @description looks, changes nothing
        * @default false
        */
        "view-only"?: boolean;
      };
      /**
      * @description the dashboard
      * @default {}
      */
      dashboard_customization?: {
        /**
        * @description orders may be added from a file
        * @default false
        */
        bulk_upload?: boolean;
        /**
        * @description the file’s columns
        * @default []
        */
        bulk_upload_headers?: {
          /** @description header in the file */
          text: string;
          /** @description 'text', 'number', 'date' or 'time' */
          type: string;
          /** @description field of the order it fills */
          value: string;
        }[];
        /**
        * @description the table’s columns, changed one by one
        * @default {}
        */
        custom_header_config?: {
          /**
          * @description columns after the set’s own; one that stands already gets this label
          * @default []
          */
          add_header?: {
            /** @description the column’s label */
            text: string;
            /**
            * Format: column
            * @description id of a column of the catalogue, or path of a field of the order, such as destination.city
            */
            value: string;
          }[];
          /**
          * @description columns in place of the set’s own; null: the set stands. Actions stay
          * @default null
          */
          header?: {
            /** @description the column’s label */
            text: string;
            /**
            * Format: column
            * @description id of a column of the catalogue, or path of a field of the order, such as destination.city
            */
            value: string;
          }[] | null;
          /**
          * @description labels of action columns to take away
          * @default []
          */
          remove_actions_with_labels?: string[];
          /**
          * @description labels of columns to take away
          * @default []
          */
          remove_headers_with_labels?: string[];
        };
        /**
        * @description what is taken away, from page and server alike
        * @default {}
        */
        hide?: {
          /**
          * @description no photos
          * @default false
          */
          add_attachments?: boolean;
          /**
          * @description no remarks
          * @default false
          */
          add_remark?: boolean;
          /**
          * @description no Add and no bulk upload
          * @default false
          */
          add_transaction?: boolean;
          /**
          * @description no Set Display Items
          * @default false
          */
          display_items?: boolean;
          /**
          * @description no Download PODs
          * @default false
          */
          download_pods?: boolean;
          /**
          * @description no Download Reports
          * @default false
          */
          download_report?: boolean;
          /**
          * @description no driver link
          * @default false
          */
          driver_link?: boolean;
          /**
          * @description no editing
          * @default false
          */
          edit_trip?: boolean;
          /**
          * @description no goods condition
          * @default false
          */
          goods_condition?: boolean;
          /**
          * @description no Receive, Reject and OTP
          * @default false
          */
          receive_order?: boolean;
          /**
          * @description no receiver link
          * @default false
          */
          receiver_link?: boolean;
        };
      };
      /**
      * @description no driver link is given out
      * @default false
      */
      do_not_show_driver_public_link?: boolean;
      /**
      * @description no receiver link is given out
      * @default false
      */
      do_not_show_receivers_public_link?: boolean;
      /**
      * @description columns for what the orders carry in extra_fields
      * @default []
      */
      dynamic_headers?: {
        /** @description the column’s label */
        text: string;
        /** @description key in extra_fields */
        value: string;
      }[];
      /**
      * @description fixed lower bound of the date range, YYYY-MM-DD; null: none
      * @default null
      */
      earliest_date?: string | null;
      /**
      * @description what must be filled to submit an edit: the first receiver’s contact, or driver name and contact
      * @default spoc_contact
      * @enum {string}
      */
      edit_needs?: "spoc_contact" | "driver";
      /**
      * @description fields of a dispatched order that may be edited
      * @default {}
      */
      editable?: {
        /**
        * @description driver name and contact
        * @default false
        */
        driver?: boolean;
        /**
        * @description the TAT
        * @default false
        */
        tat?: boolean;
      };
      /**
      * @description fields of an order that others than the owner’s desk may edit too
      * @default {}
      */
      editable_by?: {
        /**
        * @description beside vehicle and driver, by the CnF agent
        * @default []
        */
        cnf?: string[];
        /**
        * @description beside vehicle and driver, by the distributor
        * @default []
        */
        distributor?: string[];
        /**
        * @description beside vehicle and driver, by the transporter
        * @default []
        */
        transporter?: string[];
      };
      /**
      * @description origins, such as https://erp.example.com, whose pages may show Analysis and Admin in a frame
      * @default []
      */
      framed_by?: string[];
      /**
      * @description missing and damaged goods name their invoice
      * @default false
      */
      goods_invoice?: boolean;
      /**
      * @description kinds of account that copy no links: Distributor and CnF, Driver, Viewer, vendor
      * @default []
      */
      hide_copy_links_for?: ("client_view" | "driver" | "viewer" | "transporter")[];
      /**
      * @description remarks may be made on single items (agrochemical family)
      * @default false
      */
      item_remarks?: boolean;
      /**
      * @description GS1 transport labels that are read for an order
      * @default {}
      */
      labels?: {
        /**
        * @description whose label lets goods be left without a receiver: none, one that the sender’s desk read, or one read at the door too
        * @default sender
        * @enum {string}
        */
        leave?: "never" | "sender" | "door";
        /**
        * @description what a receipt before or after the label’s times becomes: refused, an exception, or nothing
        * @default flag
        * @enum {string}
        */
        window?: "refuse" | "flag" | "ignore";
      };
      /**
      * @description what receivers, drivers and the client’s people read
      * @default {}
      */
      languages?: {
        /**
        * @description language that its pages begin with for whoever has chosen none; null: the browser’s, where it is offered
        * @default null
        */
        first?: ("en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn") | null;
        /**
        * @description languages that its pages offer, beside English
        * @default [
        *       "hi",
        *       "ta",
        *       "te",
        *       "mr",
        *       "bn",
        *       "gu",
        *       "kn"
        *     ]
        */
        offered?: ("hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn")[];
      };
      /**
      * @description days that a public link is good for, from the ETA or, where that is past or unknown, from its making
      * @default 30
      */
      link_days?: number;
      /**
      * @description returnable assets
      * @default {}
      */
      lot_module_config?: {
        /**
        * @description crates are counted out and in
        * @default false
        */
        enable_lot_events?: boolean;
      };
      /**
      * @description public pages may be opened by LR number and a code
      * @default false
      */
      lr_locator?: boolean;
      /**
      * @description messages to receivers and drivers
      * @default {}
      */
      messages?: {
        /**
        * @description the order in which one way is tried after another
        * @default [
        *       "whatsapp",
        *       "sms",
        *       "email"
        *     ]
        */
        channels?: ("whatsapp" | "sms" | "email")[];
        /**
        * @description minutes that a receipt may take before the next way is tried; null: no other way is tried
        * @default 15
        */
        fall_back_minutes?: number | null;
        /**
        * Format: language
        * @description the language of SMS and WhatsApp
        * @default en
        * @enum {string}
        */
        language?: "en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn";
        /**
        * @description how SMS carry links, as their fixed part is registered: whole, /r?{ref} or /{HEADER}/{ref}
        * @default plain
        * @enum {string}
        */
        link_form?: "plain" | "query" | "header";
        /**
        * @description the sender header registered with operators, three to six capital letters
        * @default null
        */
        link_header?: string | null;
        /**
        * @description what the account’s messages may cost in a day, in the installation’s currency; null: any
        * @default null
        */
        money_a_day?: number | null;
        /**
        * @description notices to one contact in a day at most
        * @default 200
        */
        per_contact_a_day?: number;
        /**
        * @description notices about one order in a day at most
        * @default 60
        */
        per_order_a_day?: number;
        /**
        * @description hour from which receivers are left alone, such as 21:00; null: at none
        * @default null
        */
        quiet_from?: string | null;
        /**
        * @description hour until which they are
        * @default null
        */
        quiet_until?: string | null;
        /**
        * @description zones in which numbers of other countries are; the client’s own for all others
        * @default []
        */
        quiet_zones?: {
          /** @description how the number begins, without the plus */
          code: string;
          /**
          * Format: time_zone
          * @description IANA zone of whoever has it
          */
          zone: string;
        }[];
        /**
        * @description which of the installation’s providers carries SMS; null: its first
        * @default null
        */
        sms_provider?: ("twilio" | "msg91" | "http") | null;
        /**
        * @description sender id of its SMS; null: the installation’s
        * @default null
        */
        sms_sender?: string | null;
        /**
        * @description texts of the client’s own, with their ids at the provider
        * @default []
        */
        templates?: {
          /**
          * @description the link is a button of the template, and no text
          * @default false
          */
          button?: boolean;
          /**
          * @description how it travels
          * @enum {string}
          */
          channel: "whatsapp" | "sms" | "email";
          /**
          * @description what it tells of
          * @enum {string}
          */
          event: "otp" | "delivery_code" | "access" | "outbound" | "notice" | "chase" | "attempt";
          /**
          * @description flow or DLT template id of the SMS, or template name at WhatsApp
          * @default null
          */
          id?: string | null;
          /**
          * Format: language
          * @description the language it is in
          * @default en
          * @enum {string}
          */
          language?: "en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn";
          /**
          * @description the text with {sender}, {identifier} and so on; null: ours
          * @default null
          */
          text?: string | null;
          /**
          * @description what is handed over, in the registered order; none: all that the event has
          * @default []
          */
          variables?: string[];
        }[];
        /**
        * @description id of its number at WhatsApp; null: the installation’s
        * @default null
        */
        whatsapp_sender?: string | null;
      };
      /**
      * @description usernames of the client’s accounts with a right, or without one, of their own
      * @default {}
      */
      named_accounts?: {
        /**
        * @description open Analysis
        * @default []
        */
        analysis?: string[];
        /**
        * @description add orders from a file
        * @default []
        */
        bulk_upload?: string[];
        /**
        * @description open History
        * @default []
        */
        history?: string[];
        /**
        * @description add no orders
        * @default []
        */
        no_add?: string[];
        /**
        * @description have no OTP block
        * @default []
        */
        no_otp?: string[];
        /**
        * @description have Receive and Reject
        * @default []
        */
        receive_button?: string[];
      };
      /**
      * @description goods that could not be delivered
      * @default {}
      */
      not_delivered?: {
        /**
        * @description the receiver is sent a link at once, and asked whether somebody came
        * @default true
        */
        ask_receiver?: boolean;
        /**
        * @description whoever brings the goods has to take a photo of the door
        * @default false
        */
        needs_photo?: boolean;
        /**
        * @description reasons that are offered; none: a failed attempt is not taken
        * @default [
        *       "nobody_there",
        *       "closed",
        *       "refused_at_door",
        *       "another_day",
        *       "address_not_found",
        *       "no_time",
        *       "vehicle",
        *       "other"
        *     ]
        */
        reasons?: ("nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other")[];
      };
      /**
      * @description what people call the order’s number
      * @default lr
      * @enum {string}
      */
      order_label?: "lr" | "invoice";
      /**
      * @description remarks and attachments
      * @default {}
      */
      order_module_config?: {
        /**
        * @description fields of a remark beside its text
        * @default []
        */
        additional_field_in_epod?: {
          /**
          * @description shown, not filled
          * @default false
          */
          disabled?: boolean;
          /**
          * @description kind of input
          * @enum {string}
          */
          field_type: "text" | "number" | "list" | "date";
          /** @description name in custom_fields */
          key: string;
          /** @description what the form calls it */
          label: string;
          /**
          * @description choices of a list
          * @default []
          */
          values?: string[];
        }[];
        /**
        * @description photos may be deleted until the order is closed
        * @default false
        */
        allow_deletion_of_attachments?: boolean;
        /**
        * @description the remark’s form asks for no name
        * @default false
        */
        hide_remark_name?: boolean;
        /**
        * @description the remark’s form asks for no text
        * @default false
        */
        hide_remark_text?: boolean;
        /**
        * @description remark fields of which at least one must be filled
        * @default []
        */
        remarks_mandatory_field?: string[];
      };
      /**
      * @description one-time passwords
      * @default {}
      */
      otp?: {
        /**
        * @description asked for at the door, sent at dispatch, or 'none' for no OTP block
        * @default on_demand
        * @enum {string}
        */
        mode?: "on_demand" | "delivery_code" | "none";
        /**
        * @description who is told of a locked one-time password; null: the account’s first user with an e-mail address, administrators before others
        * @default null
        */
        office_email?: string | null;
        /**
        * @description codes a day: on request; by itself; for pages
        * @default 2000
        */
        per_account_a_day?: number;
        /**
        * @description codes an hour to a contact; for pages, twice that
        * @default 5
        */
        per_contact_an_hour?: number;
        /**
        * @description minutes that a code on demand is good for
        * @default 10
        */
        valid_minutes?: number;
      };
      /**
      * @description telephone numbers, in forms, files, shares and the API alike
      * @default {}
      */
      phones?: {
        /**
        * Format: country_code
        * @description code of the country whose own digits are kept: 91 for India
        * @default 91
        */
        country_code?: string;
        /**
        * @description numbers of other countries are taken too, kept with a plus and their code
        * @default false
        */
        foreign?: boolean;
        /**
        * @description digits of such a number, without code and leading 0, at least
        * @default 10
        */
        least_digits?: number;
        /**
        * @description the same at most
        * @default 10
        */
        most_digits?: number;
      };
      /**
      * @description the public pages
      * @default {}
      */
      public_url_customization?: {
        /**
        * @description offered as reasons beside the standard ones
        * @default []
        */
        additional_rejection_reasons?: string[];
        /**
        * @description what must be on record before receive
        * @default []
        */
        mandatory_fields_in_epod_closure?: ("attachment" | "remarks" | "item_condition")[];
        /**
        * @description days from the invoice to the delivery date that is proposed; null proposes now
        * @default null
        */
        reciever_default_delay_in_days?: number | null;
        /**
        * @description the receiver’s page shows only the identifier until an OTP is verified
        * @default false
        */
        secure_otp?: boolean;
      };
      /**
      * @description public pages show the order’s summary
      * @default true
      */
      public_url_dashboard_visibility?: boolean;
      /**
      * @description how near the destination a press of Trigger outbound records that it is reached
      * @default 300
      */
      reached_within_metres?: number;
      /**
      * @description reasons that an account gives for what it does; a receiver’s or driver’s page asks for none
      * @default {}
      */
      reasons?: {
        /**
        * @description offered as reasons of an approval
        * @default []
        */
        approve?: string[];
        /**
        * @description acts that take a reason and nothing without one: Receive without a code, Reject, the approval of a proof and its rejection
        * @default []
        */
        due?: ("receive" | "reject" | "approve" | "turn_down")[];
        /**
        * @description offered as reasons of a receipt
        * @default []
        */
        receive?: string[];
        /**
        * @description offered as reasons of a rejection, beside additional_rejection_reasons
        * @default []
        */
        reject?: string[];
        /**
        * @description offered as reasons where a proof is rejected
        * @default []
        */
        turn_down?: string[];
      };
      /**
      * @description what Receive asks for
      * @default {}
      */
      receive?: {
        /**
        * @description where goods are said to be damaged, a photo must be on record, for Reject too
        * @default false
        */
        damage_needs_photo?: boolean;
        /**
        * @description the place, asked before receive and reject; both go on without it
        * @default false
        */
        geolocation?: boolean;
        /**
        * @description a photo of the paper must be on record
        * @default false
        */
        needs_epod_photo?: boolean;
        /**
        * @description a receiver’s remark must be on record
        * @default false
        */
        needs_remark?: boolean;
        /**
        * @description a photo of the recipient must be on record
        * @default false
        */
        needs_spoc_photo?: boolean;
      };
      /**
      * @description what Reject asks for
      * @default {}
      */
      reject?: {
        /**
        * @description a receiver’s remark must be on record
        * @default false
        */
        needs_remark?: boolean;
      };
      /**
      * @description the remark’s form
      * @default {}
      */
      remark?: {
        /**
        * @description a category must be chosen
        * @default false
        */
        category_required?: boolean;
        /**
        * @description texts to start from
        * @default [
        *       "Damaged Goods",
        *       "Items Missing",
        *       "Delayed Trip",
        *       "Drivers Behaviour",
        *       "Wrong Items"
        *     ]
        */
        suggestions?: string[];
      };
      /**
      * @description the report
      * @default {}
      */
      report_customization?: {
        /**
        * @description sheets beside the first
        * @default []
        */
        additional_sheets?: {
          /** @description which rows */
          key: string;
          /** @description the sheet’s name */
          name: string;
        }[];
      };
      /**
      * @description how long things are kept; a legal hold keeps them beyond it
      * @default {}
      */
      retention?: {
        /**
        * @description days that messages are kept after they were made
        * @default 90
        */
        messages_days?: number;
        /**
        * @description days that it is kept who opened a link, and when; null: for good
        * @default null
        */
        openings_days?: number | null;
      };
      /**
      * @description the second approval comes from another account than the first
      * @default false
      */
      review_by_two?: boolean;
      /**
      * @description how many approvals a proof of delivery needs
      * @default 0
      */
      review_levels?: number;
      /**
      * @description the order’s panel
      * @default {}
      */
      screen?: {
        /**
        * @description texts that the last remark must not have when rejecting
        * @default []
        */
        bannedRejectRemarks?: string[];
        /**
        * @description more than one remark an order and acting role
        * @default true
        */
        multiRemark?: boolean;
        /**
        * @description the receiver is asked how it was
        * @default true
        */
        rating?: boolean;
        /**
        * @description what is said after receive, by HTTP status; $identifier is filled in
        * @default {}
        */
        receiveResponse?: {
          [key: string]: string;
        };
      };
      /**
      * @description who signs in with a second factor beside the password; who has none sets one up first
      * @default optional
      * @enum {string}
      */
      second_factor?: "optional" | "administrators" | "everybody";
      /**
      * @description ways that Share Your Order offers
      * @default [
      *       "email",
      *       "sms",
      *       "whatsapp"
      *     ]
      */
      share_types?: ("email" | "sms" | "whatsapp")[];
      /**
      * @description opens History
      * @default false
      */
      show_history?: boolean;
      /**
      * @description Receive and Reject are offered on the dashboard
      * @default false
      */
      show_receive_button?: boolean;
      /**
      * @description the receiver’s drawn signature: not taken, taken, or needed before receive
      * @default optional
      * @enum {string}
      */
      signature?: "off" | "optional" | "required";
      /**
      * @description what stands in the toolbar: the sort list, or a search for a destination in its place
      * @default sort
      * @enum {string}
      */
      sort_control?: "sort" | "destination";
      /**
      * @description what a rule follows, by the path of a setting or of some that stand together
      * @default {}
      */
      sources?: {
        [key: string]: {
          /** @description the day on which that was last checked, YYYY-MM-DD */
          checked_on: string;
          /** @description the law or contract */
          source: string;
        };
      };
      /**
      * Format: time_zone
      * @description IANA zone in which days are counted and dispatch times are read
      * @default Asia/Kolkata
      */
      time_zone?: string;
      /**
      * @description seconds for which the order's panel waits, before it sends Receive, Reject or a judgement of the proof, so that it can be undone; the API records at once
      * @default 10
      */
      undo_seconds?: number;
      /**
      * @description the account’s own words
      * @default {}
      */
      wording?: {
        /**
        * @description in place of 'Trigger Notification', also as the column’s label
        * @default null
        */
        notify?: string | null;
        /**
        * @description in place of 'Reject'
        * @default null
        */
        reject?: string | null;
        /**
        * @description in place of 'Rejected'
        * @default null
        */
        rejected?: string | null;
      };
    };
    Problem: {
      /** @description which sentence it is, whatever its language */
      code: string;
      /** @description the same as `message` of a Refusal */
      detail: string;
      errors?: {
        /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
        code?: string;
        field: string;
        message: string;
      }[];
      /** @description this one request, as the server’s log knows it */
      instance: string;
      /** @description where a rule of the policy or the order’s state refused: every reason, not the first alone */
      reasons?: {
        /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
        code?: string;
        /** @description what is not on record yet */
        evidence?: ("remark" | "photo" | "face" | "signature")[];
        /** @description the input it is about */
        field?: string;
        message: string;
        /** @description seconds after which to try again */
        retry_after?: number;
      }[];
      /** @description the HTTP status again */
      status: number;
      /** @description the sentence of this kind of problem, in the caller’s language */
      title: string;
      /**
      * Format: uri
      * @description address of a page that says what this is
      */
      type: string;
    };
    PublicOrder: {
      /** Format: uuid */
      _id: string;
      /** @description that failed, oldest first; for receiver and driver, left out where there was none. A masked page has neither text nor photos */
      attempts?: {
        answer: ("somebody_came" | "nobody_came" | "another_day") | null;
        /** @description the receiver can say whether somebody came */
        is_asked: boolean;
        number: number;
        photos: {
          /** @description who put it on record */
          action_by: string;
          /** @description it was erased, and has no address */
          erased_at?: string | null;
          ext: string;
          file_name: string;
          tag: string;
          /** Format: date-time */
          time: string;
          url: string;
        }[];
        /** @enum {string} */
        reason: "nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other";
        text: string | null;
        /** Format: date-time */
        time: string;
      }[];
      client: string | null;
      client_rating: number | null;
      /** @description likewise; both for receiver and driver */
      damaged?: {
        invoice?: string;
        qty: number;
        text: string;
      }[];
      delivery_time: string | null;
      destination: {
        address: string | null;
        city: string | null;
        /** @description likewise: the order’s own field of that name */
        landmark?: string | null;
        /** @description for the driver */
        loc?: [
          number,
          number
        ] | null;
        name: string;
        /** @description likewise */
        postal_code?: string | null;
      } | null;
      dispatch_date: string | null;
      /** @description null while the order is open; for the receiver */
      disputable_until?: string | null;
      /** @description the receiver’s own, for the receiver */
      disputes?: {
        /** @description null until the sender has settled it */
        outcome: {
          /** @enum {string} */
          decision: "accepted" | "partly" | "refused";
          /** Format: date-time */
          time: string;
        } | null;
        text: string;
        /** Format: date-time */
        time: string;
      }[];
      /** @description photos of the door that belong to no attempt yet; for the driver */
      door_photos?: {
        /** @description who put it on record */
        action_by: string;
        /** @description it was erased, and has no address */
        erased_at?: string | null;
        ext: string;
        file_name: string;
        tag: string;
        /** Format: date-time */
        time: string;
        url: string;
      }[];
      eta: string | null;
      identifier: string;
      invoice: string | null;
      /** @description what its GS1 labels tell, where any was read; for receiver and driver */
      label?: {
        /** @description what a label told at the door, and none that the sender gave */
        at_door: ("dangerous_goods" | "authority_to_leave" | "signature_required" | "not_before" | "not_after")[];
        /** @description AI 4322: it may be left without a receiver */
        authority_to_leave: boolean | null;
        /** @description AI 401 */
        consignment: string | null;
        /** @description AI 4321 */
        dangerous_goods: boolean | null;
        /**
        * @description it was received outside of these times
        * @enum {string}
        */
        missed?: "early" | "late";
        /** @description AI 4325 */
        not_after: string | null;
        /** @description AI 4324 */
        not_before: string | null;
        /** @description AI 402 */
        shipment: string | null;
        /** @description AI 4323 */
        signature_required: boolean | null;
        /** @description AI 00: its logistic units, as far as they were scanned */
        sscc: string[];
      };
      /** @description what quantities can be stated of; for receiver and driver */
      lines?: {
        accepted: number | null;
        delivered: number | null;
        description: string | null;
        line: string;
        on_paper: number | null;
      }[];
      masked: boolean;
      /** @description by action: null when allowed, else why not */
      may: {
        [key: string]: {
          code: string;
          message: string;
          params?: unknown;
        } | null;
      };
      /** @description as the holder’s own party states them */
      missing?: {
        invoice?: string;
        qty: number;
        text: string;
      }[];
      /** @description without those of an attempt that failed */
      photos: {
        /** @description who put it on record */
        action_by: string;
        /** @description it was erased, and has no address */
        erased_at?: string | null;
        ext: string;
        file_name: string;
        tag: string;
        /** Format: date-time */
        time: string;
        url: string;
      }[];
      /** @description when the driver last pressed Trigger outbound; on every page that is not masked */
      reached_at?: string | null;
      /** @description its first contact’s name, once it was received and not left without a receiver */
      received_by: string | null;
      received_through: ("receive" | "otp" | "left") | null;
      /** @description whom the driver asks for; likewise for its own link alone, while it is open */
      receiver_name?: string | null;
      /** @description whom the driver calls (PUBL-02); for the driver’s own link while the order is open */
      receiver_phone?: string | null;
      rejected_at: string | null;
      remarks: {
        action_by: string;
        categories: string[];
        /** @description of the holder’s own */
        custom_fields?: {
          [key: string]: string | number | boolean | null;
        };
        /**
        * @description said when the order had ended
        * @constant
        */
        late?: true;
        name: string;
        text: string;
        /** Format: date-time */
        time: string;
      }[];
      sender: string | null;
      ship_unit: number | null;
      /** @description for receiver and driver */
      signature?: {
        /**
        * @description on whose device it was given
        * @enum {string}
        */
        action_by: "transporter" | "client" | "receiver" | "driver";
        name: string;
        relation: string;
        /** Format: date-time */
        time: string;
      } | null;
      source: {
        city: string | null;
        name: string;
      } | null;
      /** @description null while masked */
      status: ("open" | "received" | "rejected") | null;
      truck_number: string | null;
    };
    Refusal: {
      /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
      code?: string;
      errors?: {
        /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
        code?: string;
        field: string;
        message: string;
      }[];
      message: string;
      /** @description where a rule of the policy or the order’s state refused: every reason, not the first alone */
      reasons?: {
        /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
        code?: string;
        /** @description what is not on record yet */
        evidence?: ("remark" | "photo" | "face" | "signature")[];
        /** @description the input it is about */
        field?: string;
        message: string;
        /** @description seconds after which to try again */
        retry_after?: number;
      }[];
      status: boolean;
    };
    SignedIn: {
      /** @description the client’s configuration as written */
      client_config: {
        [key: string]: unknown;
      };
      /** Format: uuid */
      client_id: string;
      /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
      code?: string;
      embedded: boolean;
      /** Format: date-time */
      expires_at: string;
      /** @description administers every client */
      is_platform_admin: boolean;
      message: string;
      /** @description can do nothing but set up the second factor that its client asks for */
      needs_second_factor: boolean;
      party: string | null;
      /** @description the effective configuration, every default filled */
      policy: {
        /** @description adding an order */
        add: {
          /**
          * @description a driver’s contact is needed; off: in the full form alone
          * @default true
          */
          driver_contact_required: boolean;
          /**
          * @description how long an address for adding an order on a phone is good, until it is opened
          * @default 1
          */
          mobile_add_minutes: number;
          /**
          * @description off: only the identifier is required (agrochemical type)
          * @default true
          */
          required_fields: boolean;
          /**
          * @description no ETA is needed
          * @default false
          */
          waive_eta: boolean;
          /**
          * @description no receiver’s name and contact is needed
          * @default false
          */
          waive_spoc: boolean;
        };
        /**
        * @description columns of the catalogue beside the set’s own; actions among them too
        * @default []
        */
        add_columns: ("lr" | "vehicle" | "client" | "source" | "destination" | "dispatch_date" | "due" | "delivery_time" | "otp" | "remarks" | "attachments" | "driver_name" | "driver_contact" | "transporter" | "lr_number" | "pod_id" | "invoice" | "invoice_date" | "quantity" | "current_status" | "trip_status" | "sms_status" | "wa_trigger_time" | "wa_status" | "driver_reach" | "review_status" | "approved_1" | "approved_2" | "shippers_code" | "shippers_name" | "destination_address" | "client_name" | "billing_qty" | "po_number" | "sla" | "depot_name" | "depot_code" | "zone" | "edit" | "view" | "copy_link" | "notification" | "share_order")[];
        /** @description how the client looks on sign-in, public pages and mails */
        branding: {
          /**
          * @description such as #0b6160; what it writes is darkened or lightened until it reads at 7:1. null: the product’s own
          * @default null
          */
          colour: string | null;
          /**
          * @description the picture beside the name, by its digest and size, as PUT /clients/{key}/logo answers it; null: none
          * @default null
          */
          logo: string | null;
          /**
          * @description what it is called there; null: the client’s own name
          * @default null
          */
          name: string | null;
        };
        /** @description orders from a file */
        bulk: {
          /**
          * @description how the file’s rows become orders
          * @default generic
          * @enum {string}
          */
          format: "generic" | "agrochemical" | "food_delivery" | "shipper";
          /**
          * @description the report of failed rows lists their POD ID
          * @default false
          */
          report_pod_id: boolean;
          /**
          * @description how the file writes the TAT
          * @default hours
          * @enum {string}
          */
          tat_unit: "hours" | "days" | "hh:mm:ss";
        };
        /** @description labels in place of the standard ones; null keeps the standard */
        cards: {
          /**
          * @description 'Closed Orders'
          * @default null
          */
          closed: string | null;
          /**
          * @description 'Open Orders < ETA'
          * @default null
          */
          eta: string | null;
          /**
          * @description 'Closed w/ Exception'
          * @default null
          */
          exception: string | null;
          /**
          * @description 'Open Orders > ETA'
          * @default null
          */
          open: string | null;
          /**
          * @description 'Rejected'
          * @default null
          */
          rejected: string | null;
          /**
          * @description the Rejected card is shown
          * @default false
          */
          show_rejected: boolean;
          /**
          * @description 'Total Orders'
          * @default null
          */
          total: string | null;
        };
        /**
        * @description which court's statement a certificate of delivery has behind it, to be completed and signed by hand: none, or that of the Bharatiya Sakshya Adhiniyam 2023, section 63(4)
        * @default none
        * @enum {string}
        */
        certificate_statement: "none" | "bsa_63_4";
        /** @description asking for what a proof still lacks */
        chase: {
          /**
          * @description hours that a step has to be missing before that
          * @default 24
          */
          after_hours: number;
          /**
          * @description receivers and drivers are sent a link to the missing step by itself, once a day at most for each order and step, by day
          * @default false
          */
          automatic: boolean;
        };
        /**
        * @description addresses that are sent the newest checkpoint of the log each night, to keep; none: nobody
        * @default []
        */
        checkpoint_mail: string[];
        /** @description differences and disputes */
        claims: {
          /**
          * @description hours after closure in which client and receiver may dispute
          * @default 72
          */
          dispute_hours: number;
          /**
          * @description days until a new claim is due
          * @default 7
          */
          due_days: number;
          /**
          * @description username of whom a new claim belongs to; null: the client account’s own
          * @default null
          */
          owner: string | null;
          /**
          * @description how much of a line’s declared quantity may differ before a claim is opened
          * @default 0
          */
          threshold_percent: number;
        };
        /**
        * @description terms of law and contract that count down on each order and in Analysis
        * @default []
        */
        clocks: {
          /**
          * @description day on which that was last checked, YYYY-MM-DD; null: never
          * @default null
          */
          checked_on: string | null;
          /**
          * @description days after the day on which it begins; the last counts to its end
          * @default 45
          */
          days: number;
          /**
          * @description what it begins with: receipt, acceptance (receipt; where a claim is opened or the proof turned down within 15 days of it, when that is settled or approved), rejection, or the first claim
          * @default accepted
          * @enum {string}
          */
          from: "received" | "accepted" | "rejected" | "claimed";
          /** @description its name in addresses: small letters, figures and _ */
          key: string;
          /** @description what people call it */
          name: string;
          /**
          * @description who has to do it by then
          * @default buyer
          * @enum {string}
          */
          owed_by: "buyer" | "seller" | "transporter" | "receiver";
          /**
          * @description the law or contract that it follows
          * @default
          */
          source: string;
          /**
          * @description what ends it in time: a claim that is opened; null: nothing that is on record
          * @default null
          */
          until: "claimed" | null;
        }[];
        /**
        * @description labels in place of the catalogue’s, by column id
        * @default {}
        */
        column_labels: {
          approved_1?: string;
          approved_2?: string;
          attachments?: string;
          billing_qty?: string;
          client?: string;
          client_name?: string;
          copy_link?: string;
          current_status?: string;
          delivery_time?: string;
          depot_code?: string;
          depot_name?: string;
          destination?: string;
          destination_address?: string;
          dispatch_date?: string;
          driver_contact?: string;
          driver_name?: string;
          driver_reach?: string;
          due?: string;
          edit?: string;
          invoice?: string;
          invoice_date?: string;
          lr?: string;
          lr_number?: string;
          notification?: string;
          otp?: string;
          po_number?: string;
          pod_id?: string;
          quantity?: string;
          remarks?: string;
          review_status?: string;
          share_order?: string;
          shippers_code?: string;
          shippers_name?: string;
          sla?: string;
          sms_status?: string;
          source?: string;
          transporter?: string;
          trip_status?: string;
          vehicle?: string;
          view?: string;
          wa_status?: string;
          wa_trigger_time?: string;
          zone?: string;
        };
        /**
        * @description which column set the table begins with
        * @default default
        * @enum {string}
        */
        columns: "default" | "vendor" | "distributor" | "shipper";
        /** @description what kind of account this is */
        config: {
          /**
          * @description 'Admin', 'Distributor', 'CnF', '{client}-Driver', '{client}-Distributor', '{client}-Viewer', or null for a plain one
          * @default null
          */
          accountType: string | null;
          /**
          * @description opens Admin, and Receive and Reject
          * @default false
          */
          admin: boolean;
          /**
          * @description may trigger the receivers’ notifications by hand
          * @default false
          */
          allow_manual_trigger_for_epod_notifications: boolean;
          /**
          * @description may name other recipients for them
          * @default false
          */
          allow_targets_for_manual_trigger: boolean;
          /**
          * @description 'write' leaves reading alone
          * @default null
          */
          disable: "write" | null;
          /**
          * @description remark fields of which at least one must be filled; where empty, those of order_module_config
          * @default []
          */
          remarks_mandatory_field: string[];
          /**
          * @description 'User_Mgmnt' opens User Management; else null
          * @default null
          */
          role: string | null;
          /**
          * @description opens Analysis
          * @default false
          */
          show_analytics: boolean;
          /**
          * @description looks, changes nothing
          * @default false
          */
          "view-only": boolean;
        };
        /** @description the dashboard */
        dashboard_customization: {
          /**
          * @description orders may be added from a file
          * @default false
          */
          bulk_upload: boolean;
          /**
          * @description the file’s columns
          * @default []
          */
          bulk_upload_headers: {
            /** @description header in the file */
            text: string;
            /** @description 'text', 'number', 'date' or 'time' */
            type: string;
            /** @description field of the order it fills */
            value: string;
          }[];
          /** @description the table’s columns, changed one by one */
          custom_header_config: {
            /**
            * @description columns after the set’s own; one that stands already gets this label
            * @default []
            */
            add_header: {
              /** @description the column’s label */
              text: string;
              /**
              * Format: column
              * @description id of a column of the catalogue, or path of a field of the order, such as destination.city
              */
              value: string;
            }[];
            /**
            * @description columns in place of the set’s own; null: the set stands. Actions stay
            * @default null
            */
            header: {
              /** @description the column’s label */
              text: string;
              /**
              * Format: column
              * @description id of a column of the catalogue, or path of a field of the order, such as destination.city
              */
              value: string;
            }[] | null;
            /**
            * @description labels of action columns to take away
            * @default []
            */
            remove_actions_with_labels: string[];
            /**
            * @description labels of columns to take away
            * @default []
            */
            remove_headers_with_labels: string[];
          };
          /** @description what is taken away, from page and server alike */
          hide: {
            /**
            * @description no photos
            * @default false
            */
            add_attachments: boolean;
            /**
            * @description no remarks
            * @default false
            */
            add_remark: boolean;
            /**
            * @description no Add and no bulk upload
            * @default false
            */
            add_transaction: boolean;
            /**
            * @description no Set Display Items
            * @default false
            */
            display_items: boolean;
            /**
            * @description no Download PODs
            * @default false
            */
            download_pods: boolean;
            /**
            * @description no Download Reports
            * @default false
            */
            download_report: boolean;
            /**
            * @description no driver link
            * @default false
            */
            driver_link: boolean;
            /**
            * @description no editing
            * @default false
            */
            edit_trip: boolean;
            /**
            * @description no goods condition
            * @default false
            */
            goods_condition: boolean;
            /**
            * @description no Receive, Reject and OTP
            * @default false
            */
            receive_order: boolean;
            /**
            * @description no receiver link
            * @default false
            */
            receiver_link: boolean;
          };
        };
        /**
        * @description no driver link is given out
        * @default false
        */
        do_not_show_driver_public_link: boolean;
        /**
        * @description no receiver link is given out
        * @default false
        */
        do_not_show_receivers_public_link: boolean;
        /**
        * @description columns for what the orders carry in extra_fields
        * @default []
        */
        dynamic_headers: {
          /** @description the column’s label */
          text: string;
          /** @description key in extra_fields */
          value: string;
        }[];
        /**
        * @description fixed lower bound of the date range, YYYY-MM-DD; null: none
        * @default null
        */
        earliest_date: string | null;
        /**
        * @description what must be filled to submit an edit: the first receiver’s contact, or driver name and contact
        * @default spoc_contact
        * @enum {string}
        */
        edit_needs: "spoc_contact" | "driver";
        /** @description fields of a dispatched order that may be edited */
        editable: {
          /**
          * @description driver name and contact
          * @default false
          */
          driver: boolean;
          /**
          * @description the TAT
          * @default false
          */
          tat: boolean;
        };
        /** @description fields of an order that others than the owner’s desk may edit too */
        editable_by: {
          /**
          * @description beside vehicle and driver, by the CnF agent
          * @default []
          */
          cnf: string[];
          /**
          * @description beside vehicle and driver, by the distributor
          * @default []
          */
          distributor: string[];
          /**
          * @description beside vehicle and driver, by the transporter
          * @default []
          */
          transporter: string[];
        };
        /**
        * @description origins, such as https://erp.example.com, whose pages may show Analysis and Admin in a frame
        * @default []
        */
        framed_by: string[];
        /**
        * @description missing and damaged goods name their invoice
        * @default false
        */
        goods_invoice: boolean;
        /**
        * @description kinds of account that copy no links: Distributor and CnF, Driver, Viewer, vendor
        * @default []
        */
        hide_copy_links_for: ("client_view" | "driver" | "viewer" | "transporter")[];
        /**
        * @description remarks may be made on single items (agrochemical family)
        * @default false
        */
        item_remarks: boolean;
        /** @description GS1 transport labels that are read for an order */
        labels: {
          /**
          * @description whose label lets goods be left without a receiver: none, one that the sender’s desk read, or one read at the door too
          * @default sender
          * @enum {string}
          */
          leave: "never" | "sender" | "door";
          /**
          * @description what a receipt before or after the label’s times becomes: refused, an exception, or nothing
          * @default flag
          * @enum {string}
          */
          window: "refuse" | "flag" | "ignore";
        };
        /** @description what receivers, drivers and the client’s people read */
        languages: {
          /**
          * @description language that its pages begin with for whoever has chosen none; null: the browser’s, where it is offered
          * @default null
          */
          first: ("en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn") | null;
          /**
          * @description languages that its pages offer, beside English
          * @default [
          *       "hi",
          *       "ta",
          *       "te",
          *       "mr",
          *       "bn",
          *       "gu",
          *       "kn"
          *     ]
          */
          offered: ("hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn")[];
        };
        /**
        * @description days that a public link is good for, from the ETA or, where that is past or unknown, from its making
        * @default 30
        */
        link_days: number;
        /** @description returnable assets */
        lot_module_config: {
          /**
          * @description crates are counted out and in
          * @default false
          */
          enable_lot_events: boolean;
        };
        /**
        * @description public pages may be opened by LR number and a code
        * @default false
        */
        lr_locator: boolean;
        /** @description messages to receivers and drivers */
        messages: {
          /**
          * @description the order in which one way is tried after another
          * @default [
          *       "whatsapp",
          *       "sms",
          *       "email"
          *     ]
          */
          channels: ("whatsapp" | "sms" | "email")[];
          /**
          * @description minutes that a receipt may take before the next way is tried; null: no other way is tried
          * @default 15
          */
          fall_back_minutes: number | null;
          /**
          * Format: language
          * @description the language of SMS and WhatsApp
          * @default en
          * @enum {string}
          */
          language: "en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn";
          /**
          * @description how SMS carry links, as their fixed part is registered: whole, /r?{ref} or /{HEADER}/{ref}
          * @default plain
          * @enum {string}
          */
          link_form: "plain" | "query" | "header";
          /**
          * @description the sender header registered with operators, three to six capital letters
          * @default null
          */
          link_header: string | null;
          /**
          * @description what the account’s messages may cost in a day, in the installation’s currency; null: any
          * @default null
          */
          money_a_day: number | null;
          /**
          * @description notices to one contact in a day at most
          * @default 200
          */
          per_contact_a_day: number;
          /**
          * @description notices about one order in a day at most
          * @default 60
          */
          per_order_a_day: number;
          /**
          * @description hour from which receivers are left alone, such as 21:00; null: at none
          * @default null
          */
          quiet_from: string | null;
          /**
          * @description hour until which they are
          * @default null
          */
          quiet_until: string | null;
          /**
          * @description zones in which numbers of other countries are; the client’s own for all others
          * @default []
          */
          quiet_zones: {
            /** @description how the number begins, without the plus */
            code: string;
            /**
            * Format: time_zone
            * @description IANA zone of whoever has it
            */
            zone: string;
          }[];
          /**
          * @description which of the installation’s providers carries SMS; null: its first
          * @default null
          */
          sms_provider: ("twilio" | "msg91" | "http") | null;
          /**
          * @description sender id of its SMS; null: the installation’s
          * @default null
          */
          sms_sender: string | null;
          /**
          * @description texts of the client’s own, with their ids at the provider
          * @default []
          */
          templates: {
            /**
            * @description the link is a button of the template, and no text
            * @default false
            */
            button: boolean;
            /**
            * @description how it travels
            * @enum {string}
            */
            channel: "whatsapp" | "sms" | "email";
            /**
            * @description what it tells of
            * @enum {string}
            */
            event: "otp" | "delivery_code" | "access" | "outbound" | "notice" | "chase" | "attempt";
            /**
            * @description flow or DLT template id of the SMS, or template name at WhatsApp
            * @default null
            */
            id: string | null;
            /**
            * Format: language
            * @description the language it is in
            * @default en
            * @enum {string}
            */
            language: "en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn";
            /**
            * @description the text with {sender}, {identifier} and so on; null: ours
            * @default null
            */
            text: string | null;
            /**
            * @description what is handed over, in the registered order; none: all that the event has
            * @default []
            */
            variables: string[];
          }[];
          /**
          * @description id of its number at WhatsApp; null: the installation’s
          * @default null
          */
          whatsapp_sender: string | null;
        };
        /** @description usernames of the client’s accounts with a right, or without one, of their own */
        named_accounts: {
          /**
          * @description open Analysis
          * @default []
          */
          analysis: string[];
          /**
          * @description add orders from a file
          * @default []
          */
          bulk_upload: string[];
          /**
          * @description open History
          * @default []
          */
          history: string[];
          /**
          * @description add no orders
          * @default []
          */
          no_add: string[];
          /**
          * @description have no OTP block
          * @default []
          */
          no_otp: string[];
          /**
          * @description have Receive and Reject
          * @default []
          */
          receive_button: string[];
        };
        /** @description goods that could not be delivered */
        not_delivered: {
          /**
          * @description the receiver is sent a link at once, and asked whether somebody came
          * @default true
          */
          ask_receiver: boolean;
          /**
          * @description whoever brings the goods has to take a photo of the door
          * @default false
          */
          needs_photo: boolean;
          /**
          * @description reasons that are offered; none: a failed attempt is not taken
          * @default [
          *       "nobody_there",
          *       "closed",
          *       "refused_at_door",
          *       "another_day",
          *       "address_not_found",
          *       "no_time",
          *       "vehicle",
          *       "other"
          *     ]
          */
          reasons: ("nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other")[];
        };
        /**
        * @description what people call the order’s number
        * @default lr
        * @enum {string}
        */
        order_label: "lr" | "invoice";
        /** @description remarks and attachments */
        order_module_config: {
          /**
          * @description fields of a remark beside its text
          * @default []
          */
          additional_field_in_epod: {
            /**
            * @description shown, not filled
            * @default false
            */
            disabled: boolean;
            /**
            * @description kind of input
            * @enum {string}
            */
            field_type: "text" | "number" | "list" | "date";
            /** @description name in custom_fields */
            key: string;
            /** @description what the form calls it */
            label: string;
            /**
            * @description choices of a list
            * @default []
            */
            values: string[];
          }[];
          /**
          * @description photos may be deleted until the order is closed
          * @default false
          */
          allow_deletion_of_attachments: boolean;
          /**
          * @description the remark’s form asks for no name
          * @default false
          */
          hide_remark_name: boolean;
          /**
          * @description the remark’s form asks for no text
          * @default false
          */
          hide_remark_text: boolean;
          /**
          * @description remark fields of which at least one must be filled
          * @default []
          */
          remarks_mandatory_field: string[];
        };
        /** @description one-time passwords */
        otp: {
          /**
          * @description asked for at the door, sent at dispatch, or 'none' for no OTP block
          * @default on_demand
          * @enum {string}
          */
          mode: "on_demand" | "delivery_code" | "none";
          /**
          * @description who is told of a locked one-time password; null: the account’s first user with an e-mail address, administrators before others
          * @default null
          */
          office_email: string | null;
          /**
          * @description codes a day: on request; by itself; for pages
          * @default 2000
          */
          per_account_a_day: number;
          /**
          * @description codes an hour to a contact; for pages, twice that
          * @default 5
          */
          per_contact_an_hour: number;
          /**
          * @description minutes that a code on demand is good for
          * @default 10
          */
          valid_minutes: number;
        };
        /** @description telephone numbers, in forms, files, shares and the API alike */
        phones: {
          /**
          * Format: country_code
          * @description code of the country whose own digits are kept: 91 for India
          * @default 91
          */
          country_code: string;
          /**
          * @description numbers of other countries are taken too, kept with a plus and their code
          * @default false
          */
          foreign: boolean;
          /**
          * @description digits of such a number, without code and leading 0, at least
          * @default 10
          */
          least_digits: number;
          /**
          * @description the same at most
          * @default 10
          */
          most_digits: number;
        };
        /** @description the public pages */
        public_url_customization: {
          /**
          * @description offered as reasons beside the standard ones
          * @default []
          */
          additional_rejection_reasons: string[];
          /**
          * @description what must be on record before receive
          * @default []
          */
          mandatory_fields_in_epod_closure: ("attachment" | "remarks" | "item_condition")[];
          /**
          * @description days from the invoice to the delivery date that is proposed; null proposes now
          * @default null
          */
          reciever_default_delay_in_days: number | null;
          /**
          * @description the receiver’s page shows only the identifier until an OTP is verified
          * @default false
          */
          secure_otp: boolean;
        };
        /**
        * @description public pages show the order’s summary
        * @default true
        */
        public_url_dashboard_visibility: boolean;
        /**
        * @description how near the destination a press of Trigger outbound records that it is reached
        * @default 300
        */
        reached_within_metres: number;
        /** @description reasons that an account gives for what it does; a receiver’s or driver’s page asks for none */
        reasons: {
          /**
          * @description offered as reasons of an approval
          * @default []
          */
          approve: string[];
          /**
          * @description acts that take a reason and nothing without one: Receive without a code, Reject, the approval of a proof and its rejection
          * @default []
          */
          due: ("receive" | "reject" | "approve" | "turn_down")[];
          /**
          * @description offered as reasons of a receipt
          * @default []
          */
          receive: string[];
          /**
          * @description offered as reasons of a rejection, beside additional_rejection_reasons
          * @default []
          */
          reject: string[];
          /**
          * @description offered as reasons where a proof is rejected
          * @default []
          */
          turn_down: string[];
        };
        /** @description what Receive asks for */
        receive: {
          /**
          * @description where goods are said to be damaged, a photo must be on record, for Reject too
          * @default false
          */
          damage_needs_photo: boolean;
          /**
          * @description the place, asked before receive and reject; both go on without it
          * @default false
          */
          geolocation: boolean;
          /**
          * @description a photo of the paper must be on record
          * @default false
          */
          needs_epod_photo: boolean;
          /**
          * @description a receiver’s remark must be on record
          * @default false
          */
          needs_remark: boolean;
          /**
          * @description a photo of the recipient must be on record
          * @default false
          */
          needs_spoc_photo: boolean;
        };
        /** @description what Reject asks for */
        reject: {
          /**
          * @description a receiver’s remark must be on record
          * @default false
          */
          needs_remark: boolean;
        };
        /** @description the remark’s form */
        remark: {
          /**
          * @description a category must be chosen
          * @default false
          */
          category_required: boolean;
          /**
          * @description texts to start from
          * @default [
          *       "Damaged Goods",
          *       "Items Missing",
          *       "Delayed Trip",
          *       "Drivers Behaviour",
          *       "Wrong Items"
          *     ]
          */
          suggestions: string[];
        };
        /** @description the report */
        report_customization: {
          /**
          * @description sheets beside the first
          * @default []
          */
          additional_sheets: {
            /** @description which rows */
            key: string;
            /** @description the sheet’s name */
            name: string;
          }[];
        };
        /** @description how long things are kept; a legal hold keeps them beyond it */
        retention: {
          /**
          * @description days that messages are kept after they were made
          * @default 90
          */
          messages_days: number;
          /**
          * @description days that it is kept who opened a link, and when; null: for good
          * @default null
          */
          openings_days: number | null;
        };
        /**
        * @description the second approval comes from another account than the first
        * @default false
        */
        review_by_two: boolean;
        /**
        * @description how many approvals a proof of delivery needs
        * @default 0
        */
        review_levels: number;
        /** @description the order’s panel */
        screen: {
          /**
          * @description texts that the last remark must not have when rejecting
          * @default []
          */
          bannedRejectRemarks: string[];
          /**
          * @description more than one remark an order and acting role
          * @default true
          */
          multiRemark: boolean;
          /**
          * @description the receiver is asked how it was
          * @default true
          */
          rating: boolean;
          /**
          * @description what is said after receive, by HTTP status; $identifier is filled in
          * @default {}
          */
          receiveResponse: {
            [key: string]: string;
          };
        };
        /**
        * @description who signs in with a second factor beside the password; who has none sets one up first
        * @default optional
        * @enum {string}
        */
        second_factor: "optional" | "administrators" | "everybody";
        /**
        * @description ways that Share Your Order offers
        * @default [
        *       "email",
        *       "sms",
        *       "whatsapp"
        *     ]
        */
        share_types: ("email" | "sms" | "whatsapp")[];
        /**
        * @description opens History
        * @default false
        */
        show_history: boolean;
        /**
        * @description Receive and Reject are offered on the dashboard
        * @default false
        */
        show_receive_button: boolean;
        /**
        * @description the receiver’s drawn signature: not taken, taken, or needed before receive
        * @default optional
        * @enum {string}
        */
        signature: "off" | "optional" | "required";
        /**
        * @description what stands in the toolbar: the sort list, or a search for a destination in its place
        * @default sort
        * @enum {string}
        */
        sort_control: "sort" | "destination";
        /**
        * Format: time_zone
        * @description IANA zone in which days are counted and dispatch times are read
        * @default Asia/Kolkata
        */
        time_zone: string;
        /**
        * @description seconds for which the order's panel waits, before it sends Receive, Reject or a judgement of the proof, so that it can be undone; the API records at once
        * @default 10
        */
        undo_seconds: number;
        /** @description the account’s own words */
        wording: {
          /**
          * @description in place of 'Trigger Notification', also as the column’s label
          * @default null
          */
          notify: string | null;
          /**
          * @description in place of 'Reject'
          * @default null
          */
          reject: string | null;
          /**
          * @description in place of 'Rejected'
          * @default null
          */
          rejected: string | null;
        };
      };
      /** @enum {string} */
      reach: "client" | "vendor" | "distributor";
      status: boolean;
      /** @description good for 15 minutes; renewed by POST /session/renew */
      token: string;
      userdata: {
        client: string;
        /** @description what the client is called */
        client_name: string;
        /** @description the user’s own configuration */
        config: {
          [key: string]: unknown;
        };
        name: string;
        transporter: string | null;
        username: string;
      };
      /** @description who looks at everything as this user does, and changes nothing; else null */
      viewing_as: {
        by: string;
      } | null;
    };
  };
  responses: {
    /** @description The request cannot be parsed */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description It has happened already, or somebody changed it since */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description Any other refusal */
    Failure: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description This account, key or link may not do this */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description There is no such thing, or the caller may not know of it */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The body is too large, too deep or too wide */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description A limit is used up: try again after Retry-After seconds */
    TooManyRequests: {
      headers: {
        RateLimit: components["headers"]["RateLimit"];
        "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
        "Retry-After": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The token is missing, wrong, expired or revoked */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description There is too much under way, or it takes too long: try again after Retry-After */
    Unavailable: {
      headers: {
        "Retry-After": components["headers"]["RetryAfter"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The input breaks a rule; `errors` names each field, `reasons` each rule */
    Unprocessable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description The body is of a kind that this call does not take */
    UnsupportedMedia: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Refusal"];
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description What is left of a limit and for how many seconds (draft-ietf-httpapi-ratelimit-headers): of an API key in each answer to it, of any other limit where it is used up */
    RateLimit: string;
    /** @description The limit itself: q requests in w seconds, or at once where qu says so */
    RateLimitPolicy: string;
    /** @description Seconds after which to try again */
    RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  about: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              public_url: string;
              support_email: string;
              version: string;
            };
            status: boolean;
          };
        };
      };
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  ownAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description the client’s provider vouched for this session, which needs no password */
              by_provider: boolean;
              client: {
                key: string;
                name: string;
              };
              email: string | null;
              name: string;
              /** @description whose orders a vendor or distributor sees */
              party: string | null;
              /** @enum {string} */
              reach: "client" | "vendor" | "distributor";
              second_factor: {
                /** @description recovery codes that were not used yet */
                codes_left: number;
                /** @description the client asks this account for one */
                required: boolean;
                /** @description null: none is set up */
                since: string | null;
              };
              /** @description signs in at the client’s provider alone: no password or passkey opens it */
              single_only: boolean;
              username: string;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  beginAccountExport: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description the client’s key; without it the caller’s own */
          client?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: uuid */
              id: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listAccountExports: {
    parameters: {
      query?: {
        /** @description the client’s key; without it the caller’s own */
        client?: string;
        limit?: number;
        offset?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              exports: {
                /** Format: date-time */
                asked_at: string;
                asked_by: string | null;
                bytes: number | null;
                done_at: string | null;
                /** @description until when it can be downloaded */
                expires_at: string | null;
                /** @description photos and papers that were looked at */
                files_done: number;
                /** @description that could not be taken: they are not as they were put on record */
                files_lost: number;
                /** @description of so many; null before it is known */
                files_total: number | null;
                /** Format: uuid */
                id: string;
                sha256: string | null;
                /** @enum {string} */
                state: "queued" | "running" | "done" | "failed" | "expired";
              }[];
              total: number;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  downloadAccountExport: {
    parameters: {
      query?: {
        /** @description the client’s key; without it the caller’s own */
        client?: string;
      };
      header?: {
        /** @description the ETag of what is there already */
        "If-Range"?: string;
        /** @description one range of bytes */
        Range?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description application/zip: the archive */
      200: {
        headers: {
          /** @description bytes */
          "Accept-Ranges"?: string;
          /** @description which archive this is */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          "application/zip": unknown;
        };
      };
      /** @description JSON, unless a file is accepted; application/zip: the archive */
      206: {
        headers: {
          /** @description bytes */
          "Accept-Ranges"?: string;
          /** @description which archive this is */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": unknown;
          "application/zip": unknown;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listPasskeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description the product’s address is one that browsers take */
              is_possible: boolean;
              passkeys: {
                /** Format: date-time */
                created_at: string;
                /** Format: uuid */
                id: string;
                /** @description kept on several devices by their maker’s account; else bound */
                is_synced: boolean;
                last_used_at: string | null;
                name: string;
              }[];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  addPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          id: string;
          name: string;
          response: {
            attestationObject: string;
            clientDataJSON: string;
            transports?: string[];
          };
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: date-time */
              created_at: string;
              /** Format: uuid */
              id: string;
              /** @description kept on several devices by their maker’s account; else bound */
              is_synced: boolean;
              last_used_at: string | null;
              name: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  beginPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          password?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @enum {string} */
              attestation: "none";
              authenticatorSelection: {
                /** @enum {boolean} */
                requireResidentKey: true;
                /** @enum {string} */
                residentKey: "required";
                /** @enum {string} */
                userVerification: "required";
              };
              challenge: string;
              excludeCredentials: {
                id: string;
                transports: string[];
                /** @enum {string} */
                type: "public-key";
              }[];
              pubKeyCredParams: {
                alg: number;
                /** @enum {string} */
                type: "public-key";
              }[];
              rp: {
                id: string;
                name: string;
              };
              /** @description milliseconds */
              timeout: number;
              user: {
                displayName: string;
                id: string;
                name: string;
              };
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  removePasskey: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  renamePasskey: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          name: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: date-time */
              created_at: string;
              /** Format: uuid */
              id: string;
              /** @description kept on several devices by their maker’s account; else bound */
              is_synced: boolean;
              last_used_at: string | null;
              name: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          old_password: string;
          password: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  beginSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description not needed within five minutes of signing in at the client’s provider */
          password?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description Base32, 160 bits */
              secret: string;
              /** @description what the QR code of an app holds */
              uri: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  confirmSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          code: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description each is good once, in place of the app; shown here alone */
              recovery_codes: string[];
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  endSecondFactor: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          code: string;
          /** @description not needed within five minutes of signing in at the client’s provider */
          password?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  renewRecoveryCodes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          code: string;
          /** @description not needed within five minutes of signing in at the client’s provider */
          password?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description each is good once, in place of the app; shown here alone */
              recovery_codes: string[];
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listClients: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              changed_at: string | null;
              changed_by: string | null;
              /** @description the configuration as written */
              document: {
                [key: string]: unknown;
              };
              /** Format: uuid */
              id: string;
              key: string;
              name: string;
              /** @description 0 where nothing is written down */
              version: number;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  analysis: {
    parameters: {
      query?: {
        from?: string;
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description all open orders that were dispatched by today, by days since dispatch */
              ageing: {
                from: string | null;
                least: number;
                most: number | null;
                open_delayed: number;
                open_on_time: number;
                to: string;
              }[];
              by_destination: {
                closed: number;
                /** @description closed, and not after the ETA */
                closed_on_time: number;
                name: string | null;
                total: number;
              }[];
              by_source: {
                closed: number;
                /** @description closed, and not after the ETA */
                closed_on_time: number;
                name: string | null;
                total: number;
              }[];
              by_transporter: {
                closed: number;
                /** @description closed, and not after the ETA */
                closed_on_time: number;
                name: string | null;
                total: number;
              }[];
              from: string;
              /** @description ms from dispatch within which so many of the closed were closed */
              time_to_close: {
                half: number | null;
                nine_in_ten: number | null;
              };
              to: string;
              totals: {
                closed: number;
                closed_exception: number;
                /** @description closed, and not after the ETA */
                closed_on_time: number;
                open_delayed: number;
                open_on_time: number;
                rejected: number;
                total: number;
              };
              /** @enum {string} */
              unit: "day" | "week" | "month";
              /** @description by day of dispatch; in a long range by week or month */
              volume: {
                closed: number;
                /** @description closed, and not after the ETA */
                closed_on_time: number;
                from: string;
                to: string;
                total: number;
              }[];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  clocksReport: {
    parameters: {
      query?: {
        from?: string;
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              checked_on: string | null;
              counts: {
                met: number;
                over: number;
                running: number;
                soon: number;
              };
              days: number;
              /** @enum {string} */
              from: "received" | "accepted" | "rejected" | "claimed";
              key: string;
              name: string;
              /** @enum {string} */
              owed_by: "buyer" | "seller" | "transporter" | "receiver";
              source: string;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  clocksOrders: {
    parameters: {
      query: {
        from?: string;
        key: string;
        offset?: number;
        state: "running" | "soon" | "over" | "met";
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              orders: {
                /** Format: uuid */
                _id: string;
                /** @description 0 on the last day, less after it */
                days_left: number;
                destination: string;
                identifier: string;
                /** @description YYYY-MM-DD in the client’s zone; it counts to its end */
                last_day: string;
              }[];
              total: number;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  owedReport: {
    parameters: {
      query?: {
        age?: number;
        offset?: number;
        party?: "receiver" | "driver" | "desk";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description whole days */
              ages: {
                least: number;
                most: number | null;
              }[];
              /** @description open orders whose proof lacks something, by who owes it and for how long; those of none are left out */
              counts: {
                /** @description place in ages */
                age: number;
                orders: number;
                /** @enum {string} */
                party: "receiver" | "driver" | "desk";
              }[];
              /** @description false where there are more open orders than were looked at: those longest on their way were */
              is_all: boolean;
              orders: {
                /** Format: uuid */
                _id: string;
                age: number;
                destination: string;
                identifier: string;
                /** @enum {string} */
                party: "receiver" | "driver" | "desk";
                /** Format: date-time */
                since: string;
                steps: ("remark" | "photo" | "face" | "signature" | "otp" | "receive" | "reupdate" | "review")[];
              }[];
              /** @description of those asked for */
              total: number;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  scorecard: {
    parameters: {
      query?: {
        /** @description a second dimension, beside the first */
        and?: "transporter" | "source" | "destination" | "lane" | "reason" | "rating" | "response" | "month";
        by?: "transporter" | "source" | "destination" | "lane" | "reason" | "rating" | "response" | "month";
        /** @description the worst first without it */
        direction?: "asc" | "desc";
        from?: string;
        offset?: number;
        sort?: "name" | "orders" | "on_time" | "late" | "hours_late" | "exceptions" | "rejected" | "rating" | "attempted" | "contradicted";
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              before: {
                from: string;
                to: string;
              };
              from: string;
              groups: {
                /** @description of the second dimension, where there is one */
                and?: string | null;
                /** @description in the period before, of as many days */
                before: {
                  /** @description of whose attempts the receiver said whether somebody came */
                  answered: number;
                  /** @description with an attempt that failed */
                  attempted: number;
                  closed: number;
                  /** @description where somebody is said to have come, and the receiver denies it */
                  contradicted: number;
                  /** @description closed with an exception */
                  exceptions: number;
                  /** @description ended after the ETA, or open and past it */
                  late: number;
                  /** @description by how much these were late, or have been so far */
                  late_ms: number;
                  /** @description closed, and not after the ETA */
                  on_time: number;
                  orders: number;
                  rated: number;
                  rating_sum: number;
                  rejected: number;
                };
                /** @description null where it is unknown, empty or NA; of a lane both places with U+001F between them */
                name: string | null;
                now: {
                  /** @description of whose attempts the receiver said whether somebody came */
                  answered: number;
                  /** @description with an attempt that failed */
                  attempted: number;
                  closed: number;
                  /** @description where somebody is said to have come, and the receiver denies it */
                  contradicted: number;
                  /** @description closed with an exception */
                  exceptions: number;
                  /** @description ended after the ETA, or open and past it */
                  late: number;
                  /** @description by how much these were late, or have been so far */
                  late_ms: number;
                  /** @description closed, and not after the ETA */
                  on_time: number;
                  orders: number;
                  rated: number;
                  rating_sum: number;
                  rejected: number;
                };
              }[];
              /** @description groups that are on no page up to this */
              others: number;
              to: string;
              total: {
                before: {
                  /** @description of whose attempts the receiver said whether somebody came */
                  answered: number;
                  /** @description with an attempt that failed */
                  attempted: number;
                  closed: number;
                  /** @description where somebody is said to have come, and the receiver denies it */
                  contradicted: number;
                  /** @description closed with an exception */
                  exceptions: number;
                  /** @description ended after the ETA, or open and past it */
                  late: number;
                  /** @description by how much these were late, or have been so far */
                  late_ms: number;
                  /** @description closed, and not after the ETA */
                  on_time: number;
                  orders: number;
                  rated: number;
                  rating_sum: number;
                  rejected: number;
                };
                now: {
                  /** @description of whose attempts the receiver said whether somebody came */
                  answered: number;
                  /** @description with an attempt that failed */
                  attempted: number;
                  closed: number;
                  /** @description where somebody is said to have come, and the receiver denies it */
                  contradicted: number;
                  /** @description closed with an exception */
                  exceptions: number;
                  /** @description ended after the ETA, or open and past it */
                  late: number;
                  /** @description by how much these were late, or have been so far */
                  late_ms: number;
                  /** @description closed, and not after the ETA */
                  on_time: number;
                  orders: number;
                  rated: number;
                  rating_sum: number;
                  rejected: number;
                };
              };
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  scorecardOrders: {
    parameters: {
      query?: {
        /** @description a second dimension, beside the first */
        and?: "transporter" | "source" | "destination" | "lane" | "reason" | "rating" | "response" | "month";
        /** @description the same of the second dimension */
        and_name?: string;
        by?: "transporter" | "source" | "destination" | "lane" | "reason" | "rating" | "response" | "month";
        from?: string;
        measure?: "orders" | "closed" | "on_time" | "late" | "exceptions" | "rejected" | "rated" | "attempted" | "answered" | "contradicted";
        /** @description of the group; empty for none, left out for all of them */
        name?: string;
        offset?: number;
        period?: "now" | "before";
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              orders: {
                /** Format: uuid */
                _id: string;
                destination: string;
                /** Format: date-time */
                dispatched_at: string;
                identifier: string;
                late_ms: number | null;
                source: string;
                transporter: string | null;
              }[];
              total: number;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listApiKeys: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: date-time */
              created_at: string;
              created_by: string | null;
              /** @description null where it is good until it is revoked */
              expires_at: string | null;
              /** Format: uuid */
              id: string;
              /** @description it was good until `expires_at`, which has passed */
              is_expired: boolean;
              /** @description to the minute */
              last_used_at: string | null;
              name: string;
              scopes: string[];
            }[];
            status: boolean;
            total: number;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  makeApiKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
        * @example {
        *       "name": "Warehouse system",
        *       "scopes": [
        *         "orders:read",
        *         "orders:write"
        *       ]
        *     }
        */
        "application/json": {
          /**
          * Format: date-time
          * @description in the future; none: until it is revoked
          */
          expires_at?: string;
          /** @description how the log names who used it */
          name: string;
          scopes: ("orders:read" | "orders:write" | "proof:read" | "reports:read" | "webhooks:manage")[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: uuid */
              id: string;
              /** @description as `Authorization: Bearer <key>`; shown this once */
              key: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  revokeApiKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getBrand: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            languages?: components["schemas"]["ClientLanguages"];
            message: string;
            result: components["schemas"]["Brand"] | null;
            status: boolean;
          };
        };
      };
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getLogo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client: string;
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description image/png: the logo */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "image/png": unknown;
        };
      };
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listBulkChanges: {
    parameters: {
      query?: {
        /** @description id of the last of the page before */
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: components["schemas"]["BulkChange"][];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  beginBulkChange: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
        * @example {
        *       "kind": "edit",
        *       "orders": [
        *         {
        *           "_id": "01900000-0000-7000-8000-000000000001"
        *         }
        *       ],
        *       "edit": {
        *         "truck_number": "MH12AB1234"
        *       }
        *     }
        */
        "application/json": {
          /** @description for each order that has none of its own */
          edit?: {
            driver?: {
              contact?: (string | number) | (string | number)[];
              name?: string;
            };
            eta_hrs?: number | null;
            secondary_vendor?: string | null;
            transporter?: string | null;
            truck_number?: string;
          };
          /** @enum {string} */
          kind: "edit";
          orders?: {
            /** Format: uuid */
            _id: string;
            /** @description in the place of the one for all */
            edit?: {
              driver?: {
                contact?: (string | number) | (string | number)[];
                name?: string;
              };
              eta_hrs?: number | null;
              secondary_vendor?: string | null;
              transporter?: string | null;
              truck_number?: string;
            };
            /** @description the rev that the sender saw */
            rev?: number;
          }[];
          /** @description all that match now, in the place of `orders` */
          query?: {
            client?: string;
            delivery_time?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            destination?: string;
            dispatch_date?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            eta?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            filters?: {
              client?: string[];
              destination?: string[];
              source?: string[];
              transporter?: string[];
              truck_number?: string[];
            };
            /**
            * @default ALL
            * @enum {string}
            */
            need?: "ALL" | "OPEN_DELAY" | "OPEN_ONTIME" | "CLOSED" | "CLOSED_EXCEPTION" | "REJECT";
            /**
            * @description open orders whose ETA passed since yesterday, or lies on today or tomorrow where the client is; whose proof is due; or ended ones whose proof is to be reviewed
            * @enum {string}
            */
            quick?: "late_since_yesterday" | "due_today" | "due_tomorrow" | "proof_missing" | "to_review";
            /** @description any part of LR, invoice, vehicle or a name */
            search?: string;
            /** @description 'remarks', 'attachments' or 'smsstatus': orders that have some come first, none is left out; a key of `filters`: orders where it is known; any other text: a value of one of them */
            sorter?: string;
            source?: string;
            truck_number?: string;
          };
        } | {
          /** @enum {string} */
          kind: "tell";
          /** @default [] */
          notificationType?: ("email" | "sms" | "whatsapp")[];
          /** @default [] */
          order_ids?: string[];
          /**
          * @description share needs contacts; without it, what the account may do of the two, share first where contacts are given
          * @enum {string}
          */
          purpose?: "share" | "trigger";
          /** @default {} */
          targets?: {
            /** @default [] */
            emails?: string[];
            /** @default [] */
            phones?: string[];
          };
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: components["schemas"]["BulkChange"];
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getBulkChange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            /** @description the most frequent first */
            reasons: {
              /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
              code?: string;
              count: number;
              /** @description the numbers of those that the caller could see */
              identifiers: string[];
              message: string;
            }[];
            result: components["schemas"]["BulkChange"];
            status: boolean;
            /** @description why it is not taken back; null where it may be */
            stays: {
              code: string;
              message: string;
              params?: unknown;
            } | null;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  bulkChangeOrders: {
    parameters: {
      query?: {
        /** @description place of the last seen */
        after?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              rows: {
                /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                code?: string;
                /** @description null where the caller never saw it */
                identifier: string | null;
                /** @description why it was left as it was */
                message?: string;
                /** Format: uuid */
                order_id: string;
                /** @description null where it was not come to */
                outcome: ("done" | "same" | "kept" | "left") | null;
                /** @description its place in the change, from 1 */
                place: number;
                /** @description of a change; none where it is not to be seen now */
                values: {
                  after: unknown;
                  before: unknown;
                  /** @description a part of the order, as NewOrder names it */
                  field: string;
                }[];
              }[];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  stopBulkChange: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: components["schemas"]["BulkChange"];
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  undoBulkChange: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: components["schemas"]["BulkChange"];
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  recordDeliveries: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @default false */
          preview?: boolean;
          rows: components["schemas"]["DeliveryInput"][];
          /**
          * Format: uuid
          * @description chosen by the sender
          */
          upload_id: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              rows: {
                /**
                * Format: uuid
                * @description of the order, where it is one of the caller’s
                */
                _id?: string;
                /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                code?: string;
                /** @description by the columns of the file */
                errors?: {
                  /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                  code?: string;
                  field: string;
                  message: string;
                }[];
                identifier: string;
                message: string;
                /**
                * @description of a preview: its photos have to be on record before the row
                * @enum {boolean}
                */
                photos_first?: true;
                /** @description 1 for the first */
                row: number;
                /** @enum {string} */
                state: "recorded" | "ready" | "same" | "refused";
              }[];
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listDeliveries: {
    parameters: {
      query?: {
        /** @description upload_id of the last of the page before */
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: date-time */
              created_at: string;
              file_name: string;
              /** @description deliveries that are still to be taken back or found touched */
              left: number;
              recorded: number;
              rows: number;
              undone: number;
              undone_at: string | null;
              undone_by: string | null;
              /** Format: uuid */
              upload_id: string;
              username: string;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  openDeliveries: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          file_name: string;
          /** @description of the file */
          rows: number;
          /**
          * Format: uuid
          * @description chosen by the sender
          */
          upload_id: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  undoDeliveries: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @default  */
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description orders that stay as they are, and why */
              kept: {
                /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                code?: string;
                identifier: string;
                message: string;
              }[];
              left: number;
              undone: number;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listAdministered: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
        /** @description any part of key or name */
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              clients: {
                changed_at: string | null;
                changed_by: string | null;
                key: string;
                name: string;
                /** @description what it began with */
                preset: string | null;
                /** @description of its configuration; 0 where nothing is written down */
                version: number;
              }[];
              /** @description the caller may add clients */
              may_add: boolean;
              total: number;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  addClient: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description is added as the first account and invited */
          administrator?: {
            /** @default null */
            email?: string | null;
            name: string;
            /** @description in no client may two have the same, whatever the case */
            username: string;
          };
          /** @description #rrggbb, becomes `branding.colour` */
          colour?: string;
          /** @description the key of another client */
          copy_of?: string;
          /**
          * @description ISO 3166-1; sets how numbers are read
          * @enum {string}
          */
          country?: "AE" | "BD" | "BT" | "DE" | "GB" | "ID" | "IN" | "KE" | "LK" | "MY" | "NP" | "PK" | "SA" | "SG" | "TH" | "US" | "VN" | "ZA";
          /** @description in addresses: lower case letters, digits and hyphens */
          key: string;
          /** @description what its pages speak */
          languages?: {
            /** @description what pages begin with for whoever has chosen none; null: the browser’s */
            first: ("en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn") | null;
            /** @description beside English */
            offered: ("hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn")[];
          };
          /** @description PNG, JPEG or WebP as a data URL in base64; kept as a PNG of at most 512 pixels */
          logo?: string;
          name: string;
          /** @description one of GET /policy-settings */
          preset?: string;
          time_zone?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description of the first administrator */
              invitation: {
                /** Format: date-time */
                expires_at: string;
                /** @description null: no mail went out, `url` is here */
                sent_to: string | null;
                /** @description shown this once */
                url?: string;
                username: string;
              } | null;
              key: string;
              version: number;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  beginHold: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description the order’s number; without it all of the client is held */
          identifier?: string;
          /** @description for the record */
          why: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: uuid */
              id: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  endHold: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description for the record */
          why: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  putLogo: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description PNG, JPEG or WebP as a data URL in base64; kept as a PNG of at most 512 pixels */
          file_data: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              height: number;
              /** @description what `branding.logo` calls it */
              logo: string;
              url: string;
              width: number;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  messageSetup: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description channels that have a provider */
              carried: ("whatsapp" | "sms" | "email")[];
              /** @description what links begin with */
              public_url: string;
              /** @description the client’s name, as messages have it */
              sender: string;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  tryText: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          channel: "whatsapp" | "sms" | "email";
          /** @enum {string} */
          event: "otp" | "delivery_code" | "access" | "outbound" | "notice" | "chase" | "attempt";
          /** @enum {string} */
          language: "en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn";
          /** @description null: ours */
          text: string | null;
          /** @description a phone number, or for mail an address */
          to: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /**
              * Format: uuid
              * @description in the outbox
              */
              id: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listOptOuts: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
      };
      header?: never;
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              opt_outs: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                channel: "sms" | "whatsapp";
                /** Format: uuid */
                id: string;
                /** @description masked */
                recipient: string;
                /** @description what was written back; null where the provider said it */
                said: string | null;
                /** @enum {string} */
                why: "opted_out" | "wrong_number";
              }[];
              total: number;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  liftOptOut: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description for the record */
          why: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getPolicy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              changed_at: string | null;
              changed_by: string | null;
              /** @description settings that differ from the preset, which is `before`; else from the defaults */
              differences: {
                after: unknown;
                before: unknown;
                /** @description of the setting; sources.<path> is what a rule follows */
                path: string;
              }[];
              /** @description the configuration as written */
              document: {
                [key: string]: unknown;
              };
              /** @description with every default; what single users have is not in it */
              effective: {
                /** @description adding an order */
                add: {
                  /**
                  * @description a driver’s contact is needed; off: in the full form alone
                  * @default true
                  */
                  driver_contact_required: boolean;
                  /**
                  * @description how long an address for adding an order on a phone is good, until it is opened
                  * @default 1
                  */
                  mobile_add_minutes: number;
                  /**
                  * @description off: only the identifier is required (agrochemical type)
                  * @default true
                  */
                  required_fields: boolean;
                  /**
                  * @description no ETA is needed
                  * @default false
                  */
                  waive_eta: boolean;
                  /**
                  * @description no receiver’s name and contact is needed
                  * @default false
                  */
                  waive_spoc: boolean;
                };
                /**
                * @description columns of the catalogue beside the set’s own; actions among them too
                * @default []
                */
                add_columns: ("lr" | "vehicle" | "client" | "source" | "destination" | "dispatch_date" | "due" | "delivery_time" | "otp" | "remarks" | "attachments" | "driver_name" | "driver_contact" | "transporter" | "lr_number" | "pod_id" | "invoice" | "invoice_date" | "quantity" | "current_status" | "trip_status" | "sms_status" | "wa_trigger_time" | "wa_status" | "driver_reach" | "review_status" | "approved_1" | "approved_2" | "shippers_code" | "shippers_name" | "destination_address" | "client_name" | "billing_qty" | "po_number" | "sla" | "depot_name" | "depot_code" | "zone" | "edit" | "view" | "copy_link" | "notification" | "share_order")[];
                /** @description how the client looks on sign-in, public pages and mails */
                branding: {
                  /**
                  * @description such as #0b6160; what it writes is darkened or lightened until it reads at 7:1. null: the product’s own
                  * @default null
                  */
                  colour: string | null;
                  /**
                  * @description the picture beside the name, by its digest and size, as PUT /clients/{key}/logo answers it; null: none
                  * @default null
                  */
                  logo: string | null;
                  /**
                  * @description what it is called there; null: the client’s own name
                  * @default null
                  */
                  name: string | null;
                };
                /** @description orders from a file */
                bulk: {
                  /**
                  * @description how the file’s rows become orders
                  * @default generic
                  * @enum {string}
                  */
                  format: "generic" | "agrochemical" | "food_delivery" | "shipper";
                  /**
                  * @description the report of failed rows lists their POD ID
                  * @default false
                  */
                  report_pod_id: boolean;
                  /**
                  * @description how the file writes the TAT
                  * @default hours
                  * @enum {string}
                  */
                  tat_unit: "hours" | "days" | "hh:mm:ss";
                };
                /** @description labels in place of the standard ones; null keeps the standard */
                cards: {
                  /**
                  * @description 'Closed Orders'
                  * @default null
                  */
                  closed: string | null;
                  /**
                  * @description 'Open Orders < ETA'
                  * @default null
                  */
                  eta: string | null;
                  /**
                  * @description 'Closed w/ Exception'
                  * @default null
                  */
                  exception: string | null;
                  /**
                  * @description 'Open Orders > ETA'
                  * @default null
                  */
                  open: string | null;
                  /**
                  * @description 'Rejected'
                  * @default null
                  */
                  rejected: string | null;
                  /**
                  * @description the Rejected card is shown
                  * @default false
                  */
                  show_rejected: boolean;
                  /**
                  * @description 'Total Orders'
                  * @default null
                  */
                  total: string | null;
                };
                /**
                * @description which court's statement a certificate of delivery has behind it, to be completed and signed by hand: none, or that of the Bharatiya Sakshya Adhiniyam 2023, section 63(4)
                * @default none
                * @enum {string}
                */
                certificate_statement: "none" | "bsa_63_4";
                /** @description asking for what a proof still lacks */
                chase: {
                  /**
                  * @description hours that a step has to be missing before that
                  * @default 24
                  */
                  after_hours: number;
                  /**
                  * @description receivers and drivers are sent a link to the missing step by itself, once a day at most for each order and step, by day
                  * @default false
                  */
                  automatic: boolean;
                };
                /**
                * @description addresses that are sent the newest checkpoint of the log each night, to keep; none: nobody
                * @default []
                */
                checkpoint_mail: string[];
                /** @description differences and disputes */
                claims: {
                  /**
                  * @description hours after closure in which client and receiver may dispute
                  * @default 72
                  */
                  dispute_hours: number;
                  /**
                  * @description days until a new claim is due
                  * @default 7
                  */
                  due_days: number;
                  /**
                  * @description username of whom a new claim belongs to; null: the client account’s own
                  * @default null
                  */
                  owner: string | null;
                  /**
                  * @description how much of a line’s declared quantity may differ before a claim is opened
                  * @default 0
                  */
                  threshold_percent: number;
                };
                /**
                * @description terms of law and contract that count down on each order and in Analysis
                * @default []
                */
                clocks: {
                  /**
                  * @description day on which that was last checked, YYYY-MM-DD; null: never
                  * @default null
                  */
                  checked_on: string | null;
                  /**
                  * @description days after the day on which it begins; the last counts to its end
                  * @default 45
                  */
                  days: number;
                  /**
                  * @description what it begins with: receipt, acceptance (receipt; where a claim is opened or the proof turned down within 15 days of it, when that is settled or approved), rejection, or the first claim
                  * @default accepted
                  * @enum {string}
                  */
                  from: "received" | "accepted" | "rejected" | "claimed";
                  /** @description its name in addresses: small letters, figures and _ */
                  key: string;
                  /** @description what people call it */
                  name: string;
                  /**
                  * @description who has to do it by then
                  * @default buyer
                  * @enum {string}
                  */
                  owed_by: "buyer" | "seller" | "transporter" | "receiver";
                  /**
                  * @description the law or contract that it follows
                  * @default
                  */
                  source: string;
                  /**
                  * @description what ends it in time: a claim that is opened; null: nothing that is on record
                  * @default null
                  */
                  until: "claimed" | null;
                }[];
                /**
                * @description labels in place of the catalogue’s, by column id
                * @default {}
                */
                column_labels: {
                  approved_1?: string;
                  approved_2?: string;
                  attachments?: string;
                  billing_qty?: string;
                  client?: string;
                  client_name?: string;
                  copy_link?: string;
                  current_status?: string;
                  delivery_time?: string;
                  depot_code?: string;
                  depot_name?: string;
                  destination?: string;
                  destination_address?: string;
                  dispatch_date?: string;
                  driver_contact?: string;
                  driver_name?: string;
                  driver_reach?: string;
                  due?: string;
                  edit?: string;
                  invoice?: string;
                  invoice_date?: string;
                  lr?: string;
                  lr_number?: string;
                  notification?: string;
                  otp?: string;
                  po_number?: string;
                  pod_id?: string;
                  quantity?: string;
                  remarks?: string;
                  review_status?: string;
                  share_order?: string;
                  shippers_code?: string;
                  shippers_name?: string;
                  sla?: string;
                  sms_status?: string;
                  source?: string;
                  transporter?: string;
                  trip_status?: string;
                  vehicle?: string;
                  view?: string;
                  wa_status?: string;
                  wa_trigger_time?: string;
                  zone?: string;
                };
                /**
                * @description which column set the table begins with
                * @default default
                * @enum {string}
                */
                columns: "default" | "vendor" | "distributor" | "shipper";
                /** @description what kind of account this is */
                config: {
                  /**
                  * @description 'Admin', 'Distributor', 'CnF', '{client}-Driver', '{client}-Distributor', '{client}-Viewer', or null for a plain one
                  * @default null
                  */
                  accountType: string | null;
                  /**
                  * @description opens Admin, and Receive and Reject
                  * @default false
                  */
                  admin: boolean;
                  /**
                  * @description may trigger the receivers’ notifications by hand
                  * @default false
                  */
                  allow_manual_trigger_for_epod_notifications: boolean;
                  /**
                  * @description may name other recipients for them
                  * @default false
                  */
                  allow_targets_for_manual_trigger: boolean;
                  /**
                  * @description 'write' leaves reading alone
                  * @default null
                  */
                  disable: "write" | null;
                  /**
                  * @description remark fields of which at least one must be filled; where empty, those of order_module_config
                  * @default []
                  */
                  remarks_mandatory_field: string[];
                  /**
                  * @description 'User_Mgmnt' opens User Management; else null
                  * @default null
                  */
                  role: string | null;
                  /**
                  * @description opens Analysis
                  * @default false
                  */
                  show_analytics: boolean;
                  /**
                  * @description looks, changes nothing
                  * @default false
                  */
                  "view-only": boolean;
                };
                /** @description the dashboard */
                dashboard_customization: {
                  /**
                  * @description orders may be added from a file
                  * @default false
                  */
                  bulk_upload: boolean;
                  /**
                  * @description the file’s columns
                  * @default []
                  */
                  bulk_upload_headers: {
                    /** @description header in the file */
                    text: string;
                    /** @description 'text', 'number', 'date' or 'time' */
                    type: string;
                    /** @description field of the order it fills */
                    value: string;
                  }[];
                  /** @description the table’s columns, changed one by one */
                  custom_header_config: {
                    /**
                    * @description columns after the set’s own; one that stands already gets this label
                    * @default []
                    */
                    add_header: {
                      /** @description the column’s label */
                      text: string;
                      /**
                      * Format: column
                      * @description id of a column of the catalogue, or path of a field of the order, such as destination.city
                      */
                      value: string;
                    }[];
                    /**
                    * @description columns in place of the set’s own; null: the set stands. Actions stay
                    * @default null
                    */
                    header: {
                      /** @description the column’s label */
                      text: string;
                      /**
                      * Format: column
                      * @description id of a column of the catalogue, or path of a field of the order, such as destination.city
                      */
                      value: string;
                    }[] | null;
                    /**
                    * @description labels of action columns to take away
                    * @default []
                    */
                    remove_actions_with_labels: string[];
                    /**
                    * @description labels of columns to take away
                    * @default []
                    */
                    remove_headers_with_labels: string[];
                  };
                  /** @description what is taken away, from page and server alike */
                  hide: {
                    /**
                    * @description no photos
                    * @default false
                    */
                    add_attachments: boolean;
                    /**
                    * @description no remarks
                    * @default false
                    */
                    add_remark: boolean;
                    /**
                    * @description no Add and no bulk upload
                    * @default false
                    */
                    add_transaction: boolean;
                    /**
                    * @description no Set Display Items
                    * @default false
                    */
                    display_items: boolean;
                    /**
                    * @description no Download PODs
                    * @default false
                    */
                    download_pods: boolean;
                    /**
                    * @description no Download Reports
                    * @default false
                    */
                    download_report: boolean;
                    /**
                    * @description no driver link
                    * @default false
                    */
                    driver_link: boolean;
                    /**
                    * @description no editing
                    * @default false
                    */
                    edit_trip: boolean;
                    /**
                    * @description no goods condition
                    * @default false
                    */
                    goods_condition: boolean;
                    /**
                    * @description no Receive, Reject and OTP
                    * @default false
                    */
                    receive_order: boolean;
                    /**
                    * @description no receiver link
                    * @default false
                    */
                    receiver_link: boolean;
                  };
                };
                /**
                * @description no driver link is given out
                * @default false
                */
                do_not_show_driver_public_link: boolean;
                /**
                * @description no receiver link is given out
                * @default false
                */
                do_not_show_receivers_public_link: boolean;
                /**
                * @description columns for what the orders carry in extra_fields
                * @default []
                */
                dynamic_headers: {
                  /** @description the column’s label */
                  text: string;
                  /** @description key in extra_fields */
                  value: string;
                }[];
                /**
                * @description fixed lower bound of the date range, YYYY-MM-DD; null: none
                * @default null
                */
                earliest_date: string | null;
                /**
                * @description what must be filled to submit an edit: the first receiver’s contact, or driver name and contact
                * @default spoc_contact
                * @enum {string}
                */
                edit_needs: "spoc_contact" | "driver";
                /** @description fields of a dispatched order that may be edited */
                editable: {
                  /**
                  * @description driver name and contact
                  * @default false
                  */
                  driver: boolean;
                  /**
                  * @description the TAT
                  * @default false
                  */
                  tat: boolean;
                };
                /** @description fields of an order that others than the owner’s desk may edit too */
                editable_by: {
                  /**
                  * @description beside vehicle and driver, by the CnF agent
                  * @default []
                  */
                  cnf: string[];
                  /**
                  * @description beside vehicle and driver, by the distributor
                  * @default []
                  */
                  distributor: string[];
                  /**
                  * @description beside vehicle and driver, by the transporter
                  * @default []
                  */
                  transporter: string[];
                };
                /**
                * @description origins, such as https://erp.example.com, whose pages may show Analysis and Admin in a frame
                * @default []
                */
                framed_by: string[];
                /**
                * @description missing and damaged goods name their invoice
                * @default false
                */
                goods_invoice: boolean;
                /**
                * @description kinds of account that copy no links: Distributor and CnF, Driver, Viewer, vendor
                * @default []
                */
                hide_copy_links_for: ("client_view" | "driver" | "viewer" | "transporter")[];
                /**
                * @description remarks may be made on single items (agrochemical family)
                * @default false
                */
                item_remarks: boolean;
                /** @description GS1 transport labels that are read for an order */
                labels: {
                  /**
                  * @description whose label lets goods be left without a receiver: none, one that the sender’s desk read, or one read at the door too
                  * @default sender
                  * @enum {string}
                  */
                  leave: "never" | "sender" | "door";
                  /**
                  * @description what a receipt before or after the label’s times becomes: refused, an exception, or nothing
                  * @default flag
                  * @enum {string}
                  */
                  window: "refuse" | "flag" | "ignore";
                };
                /** @description what receivers, drivers and the client’s people read */
                languages: {
                  /**
                  * @description language that its pages begin with for whoever has chosen none; null: the browser’s, where it is offered
                  * @default null
                  */
                  first: ("en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn") | null;
                  /**
                  * @description languages that its pages offer, beside English
                  * @default [
                  *       "hi",
                  *       "ta",
                  *       "te",
                  *       "mr",
                  *       "bn",
                  *       "gu",
                  *       "kn"
                  *     ]
                  */
                  offered: ("hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn")[];
                };
                /**
                * @description days that a public link is good for, from the ETA or, where that is past or unknown, from its making
                * @default 30
                */
                link_days: number;
                /** @description returnable assets */
                lot_module_config: {
                  /**
                  * @description crates are counted out and in
                  * @default false
                  */
                  enable_lot_events: boolean;
                };
                /**
                * @description public pages may be opened by LR number and a code
                * @default false
                */
                lr_locator: boolean;
                /** @description messages to receivers and drivers */
                messages: {
                  /**
                  * @description the order in which one way is tried after another
                  * @default [
                  *       "whatsapp",
                  *       "sms",
                  *       "email"
                  *     ]
                  */
                  channels: ("whatsapp" | "sms" | "email")[];
                  /**
                  * @description minutes that a receipt may take before the next way is tried; null: no other way is tried
                  * @default 15
                  */
                  fall_back_minutes: number | null;
                  /**
                  * Format: language
                  * @description the language of SMS and WhatsApp
                  * @default en
                  * @enum {string}
                  */
                  language: "en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn";
                  /**
                  * @description how SMS carry links, as their fixed part is registered: whole, /r?{ref} or /{HEADER}/{ref}
                  * @default plain
                  * @enum {string}
                  */
                  link_form: "plain" | "query" | "header";
                  /**
                  * @description the sender header registered with operators, three to six capital letters
                  * @default null
                  */
                  link_header: string | null;
                  /**
                  * @description what the account’s messages may cost in a day, in the installation’s currency; null: any
                  * @default null
                  */
                  money_a_day: number | null;
                  /**
                  * @description notices to one contact in a day at most
                  * @default 200
                  */
                  per_contact_a_day: number;
                  /**
                  * @description notices about one order in a day at most
                  * @default 60
                  */
                  per_order_a_day: number;
                  /**
                  * @description hour from which receivers are left alone, such as 21:00; null: at none
                  * @default null
                  */
                  quiet_from: string | null;
                  /**
                  * @description hour until which they are
                  * @default null
                  */
                  quiet_until: string | null;
                  /**
                  * @description zones in which numbers of other countries are; the client’s own for all others
                  * @default []
                  */
                  quiet_zones: {
                    /** @description how the number begins, without the plus */
                    code: string;
                    /**
                    * Format: time_zone
                    * @description IANA zone of whoever has it
                    */
                    zone: string;
                  }[];
                  /**
                  * @description which of the installation’s providers carries SMS; null: its first
                  * @default null
                  */
                  sms_provider: ("twilio" | "msg91" | "http") | null;
                  /**
                  * @description sender id of its SMS; null: the installation’s
                  * @default null
                  */
                  sms_sender: string | null;
                  /**
                  * @description texts of the client’s own, with their ids at the provider
                  * @default []
                  */
                  templates: {
                    /**
                    * @description the link is a button of the template, and no text
                    * @default false
                    */
                    button: boolean;
                    /**
                    * @description how it travels
                    * @enum {string}
                    */
                    channel: "whatsapp" | "sms" | "email";
                    /**
                    * @description what it tells of
                    * @enum {string}
                    */
                    event: "otp" | "delivery_code" | "access" | "outbound" | "notice" | "chase" | "attempt";
                    /**
                    * @description flow or DLT template id of the SMS, or template name at WhatsApp
                    * @default null
                    */
                    id: string | null;
                    /**
                    * Format: language
                    * @description the language it is in
                    * @default en
                    * @enum {string}
                    */
                    language: "en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn";
                    /**
                    * @description the text with {sender}, {identifier} and so on; null: ours
                    * @default null
                    */
                    text: string | null;
                    /**
                    * @description what is handed over, in the registered order; none: all that the event has
                    * @default []
                    */
                    variables: string[];
                  }[];
                  /**
                  * @description id of its number at WhatsApp; null: the installation’s
                  * @default null
                  */
                  whatsapp_sender: string | null;
                };
                /** @description usernames of the client’s accounts with a right, or without one, of their own */
                named_accounts: {
                  /**
                  * @description open Analysis
                  * @default []
                  */
                  analysis: string[];
                  /**
                  * @description add orders from a file
                  * @default []
                  */
                  bulk_upload: string[];
                  /**
                  * @description open History
                  * @default []
                  */
                  history: string[];
                  /**
                  * @description add no orders
                  * @default []
                  */
                  no_add: string[];
                  /**
                  * @description have no OTP block
                  * @default []
                  */
                  no_otp: string[];
                  /**
                  * @description have Receive and Reject
                  * @default []
                  */
                  receive_button: string[];
                };
                /** @description goods that could not be delivered */
                not_delivered: {
                  /**
                  * @description the receiver is sent a link at once, and asked whether somebody came
                  * @default true
                  */
                  ask_receiver: boolean;
                  /**
                  * @description whoever brings the goods has to take a photo of the door
                  * @default false
                  */
                  needs_photo: boolean;
                  /**
                  * @description reasons that are offered; none: a failed attempt is not taken
                  * @default [
                  *       "nobody_there",
                  *       "closed",
                  *       "refused_at_door",
                  *       "another_day",
                  *       "address_not_found",
                  *       "no_time",
                  *       "vehicle",
                  *       "other"
                  *     ]
                  */
                  reasons: ("nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other")[];
                };
                /**
                * @description what people call the order’s number
                * @default lr
                * @enum {string}
                */
                order_label: "lr" | "invoice";
                /** @description remarks and attachments */
                order_module_config: {
                  /**
                  * @description fields of a remark beside its text
                  * @default []
                  */
                  additional_field_in_epod: {
                    /**
                    * @description shown, not filled
                    * @default false
                    */
                    disabled: boolean;
                    /**
                    * @description kind of input
                    * @enum {string}
                    */
                    field_type: "text" | "number" | "list" | "date";
                    /** @description name in custom_fields */
                    key: string;
                    /** @description what the form calls it */
                    label: string;
                    /**
                    * @description choices of a list
                    * @default []
                    */
                    values: string[];
                  }[];
                  /**
                  * @description photos may be deleted until the order is closed
                  * @default false
                  */
                  allow_deletion_of_attachments: boolean;
                  /**
                  * @description the remark’s form asks for no name
                  * @default false
                  */
                  hide_remark_name: boolean;
                  /**
                  * @description the remark’s form asks for no text
                  * @default false
                  */
                  hide_remark_text: boolean;
                  /**
                  * @description remark fields of which at least one must be filled
                  * @default []
                  */
                  remarks_mandatory_field: string[];
                };
                /** @description one-time passwords */
                otp: {
                  /**
                  * @description asked for at the door, sent at dispatch, or 'none' for no OTP block
                  * @default on_demand
                  * @enum {string}
                  */
                  mode: "on_demand" | "delivery_code" | "none";
                  /**
                  * @description who is told of a locked one-time password; null: the account’s first user with an e-mail address, administrators before others
                  * @default null
                  */
                  office_email: string | null;
                  /**
                  * @description codes a day: on request; by itself; for pages
                  * @default 2000
                  */
                  per_account_a_day: number;
                  /**
                  * @description codes an hour to a contact; for pages, twice that
                  * @default 5
                  */
                  per_contact_an_hour: number;
                  /**
                  * @description minutes that a code on demand is good for
                  * @default 10
                  */
                  valid_minutes: number;
                };
                /** @description telephone numbers, in forms, files, shares and the API alike */
                phones: {
                  /**
                  * Format: country_code
                  * @description code of the country whose own digits are kept: 91 for India
                  * @default 91
                  */
                  country_code: string;
                  /**
                  * @description numbers of other countries are taken too, kept with a plus and their code
                  * @default false
                  */
                  foreign: boolean;
                  /**
                  * @description digits of such a number, without code and leading 0, at least
                  * @default 10
                  */
                  least_digits: number;
                  /**
                  * @description the same at most
                  * @default 10
                  */
                  most_digits: number;
                };
                /** @description the public pages */
                public_url_customization: {
                  /**
                  * @description offered as reasons beside the standard ones
                  * @default []
                  */
                  additional_rejection_reasons: string[];
                  /**
                  * @description what must be on record before receive
                  * @default []
                  */
                  mandatory_fields_in_epod_closure: ("attachment" | "remarks" | "item_condition")[];
                  /**
                  * @description days from the invoice to the delivery date that is proposed; null proposes now
                  * @default null
                  */
                  reciever_default_delay_in_days: number | null;
                  /**
                  * @description the receiver’s page shows only the identifier until an OTP is verified
                  * @default false
                  */
                  secure_otp: boolean;
                };
                /**
                * @description public pages show the order’s summary
                * @default true
                */
                public_url_dashboard_visibility: boolean;
                /**
                * @description how near the destination a press of Trigger outbound records that it is reached
                * @default 300
                */
                reached_within_metres: number;
                /** @description reasons that an account gives for what it does; a receiver’s or driver’s page asks for none */
                reasons: {
                  /**
                  * @description offered as reasons of an approval
                  * @default []
                  */
                  approve: string[];
                  /**
                  * @description acts that take a reason and nothing without one: Receive without a code, Reject, the approval of a proof and its rejection
                  * @default []
                  */
                  due: ("receive" | "reject" | "approve" | "turn_down")[];
                  /**
                  * @description offered as reasons of a receipt
                  * @default []
                  */
                  receive: string[];
                  /**
                  * @description offered as reasons of a rejection, beside additional_rejection_reasons
                  * @default []
                  */
                  reject: string[];
                  /**
                  * @description offered as reasons where a proof is rejected
                  * @default []
                  */
                  turn_down: string[];
                };
                /** @description what Receive asks for */
                receive: {
                  /**
                  * @description where goods are said to be damaged, a photo must be on record, for Reject too
                  * @default false
                  */
                  damage_needs_photo: boolean;
                  /**
                  * @description the place, asked before receive and reject; both go on without it
                  * @default false
                  */
                  geolocation: boolean;
                  /**
                  * @description a photo of the paper must be on record
                  * @default false
                  */
                  needs_epod_photo: boolean;
                  /**
                  * @description a receiver’s remark must be on record
                  * @default false
                  */
                  needs_remark: boolean;
                  /**
                  * @description a photo of the recipient must be on record
                  * @default false
                  */
                  needs_spoc_photo: boolean;
                };
                /** @description what Reject asks for */
                reject: {
                  /**
                  * @description a receiver’s remark must be on record
                  * @default false
                  */
                  needs_remark: boolean;
                };
                /** @description the remark’s form */
                remark: {
                  /**
                  * @description a category must be chosen
                  * @default false
                  */
                  category_required: boolean;
                  /**
                  * @description texts to start from
                  * @default [
                  *       "Damaged Goods",
                  *       "Items Missing",
                  *       "Delayed Trip",
                  *       "Drivers Behaviour",
                  *       "Wrong Items"
                  *     ]
                  */
                  suggestions: string[];
                };
                /** @description the report */
                report_customization: {
                  /**
                  * @description sheets beside the first
                  * @default []
                  */
                  additional_sheets: {
                    /** @description which rows */
                    key: string;
                    /** @description the sheet’s name */
                    name: string;
                  }[];
                };
                /** @description how long things are kept; a legal hold keeps them beyond it */
                retention: {
                  /**
                  * @description days that messages are kept after they were made
                  * @default 90
                  */
                  messages_days: number;
                  /**
                  * @description days that it is kept who opened a link, and when; null: for good
                  * @default null
                  */
                  openings_days: number | null;
                };
                /**
                * @description the second approval comes from another account than the first
                * @default false
                */
                review_by_two: boolean;
                /**
                * @description how many approvals a proof of delivery needs
                * @default 0
                */
                review_levels: number;
                /** @description the order’s panel */
                screen: {
                  /**
                  * @description texts that the last remark must not have when rejecting
                  * @default []
                  */
                  bannedRejectRemarks: string[];
                  /**
                  * @description more than one remark an order and acting role
                  * @default true
                  */
                  multiRemark: boolean;
                  /**
                  * @description the receiver is asked how it was
                  * @default true
                  */
                  rating: boolean;
                  /**
                  * @description what is said after receive, by HTTP status; $identifier is filled in
                  * @default {}
                  */
                  receiveResponse: {
                    [key: string]: string;
                  };
                };
                /**
                * @description who signs in with a second factor beside the password; who has none sets one up first
                * @default optional
                * @enum {string}
                */
                second_factor: "optional" | "administrators" | "everybody";
                /**
                * @description ways that Share Your Order offers
                * @default [
                *       "email",
                *       "sms",
                *       "whatsapp"
                *     ]
                */
                share_types: ("email" | "sms" | "whatsapp")[];
                /**
                * @description opens History
                * @default false
                */
                show_history: boolean;
                /**
                * @description Receive and Reject are offered on the dashboard
                * @default false
                */
                show_receive_button: boolean;
                /**
                * @description the receiver’s drawn signature: not taken, taken, or needed before receive
                * @default optional
                * @enum {string}
                */
                signature: "off" | "optional" | "required";
                /**
                * @description what stands in the toolbar: the sort list, or a search for a destination in its place
                * @default sort
                * @enum {string}
                */
                sort_control: "sort" | "destination";
                /**
                * Format: time_zone
                * @description IANA zone in which days are counted and dispatch times are read
                * @default Asia/Kolkata
                */
                time_zone: string;
                /**
                * @description seconds for which the order's panel waits, before it sends Receive, Reject or a judgement of the proof, so that it can be undone; the API records at once
                * @default 10
                */
                undo_seconds: number;
                /** @description the account’s own words */
                wording: {
                  /**
                  * @description in place of 'Trigger Notification', also as the column’s label
                  * @default null
                  */
                  notify: string | null;
                  /**
                  * @description in place of 'Reject'
                  * @default null
                  */
                  reject: string | null;
                  /**
                  * @description in place of 'Rejected'
                  * @default null
                  */
                  rejected: string | null;
                };
              };
              key: string;
              /** @description what the next version is based on: this one, or the last that waits */
              latest: number;
              name: string;
              /** @description what the client began with */
              preset: string | null;
              /** @description what keeps it from being published */
              refusals: {
                code: string;
                /** @description path in the document: where to mend it */
                field: string;
                message: string;
                /** @description paths of what it clashes with */
                others: string[];
              }[];
              /** @description what waits for its time, the next first */
              scheduled: {
                /** Format: date-time */
                changed_at: string;
                changed_by: string | null;
                /** @description against the version that stood before it */
                changes: {
                  after: unknown;
                  before: unknown;
                  /** @description of the setting; sources.<path> is what a rule follows */
                  path: string;
                }[];
                /**
                * Format: date-time
                * @description from when it holds, or was to hold
                */
                effective_at: string;
                /** @description the version that it brought back */
                restores: number | null;
                /** @enum {string} */
                state: "past" | "present" | "scheduled" | "withdrawn";
                version: number;
                /** @description null for what was there before anybody was asked why */
                why: string | null;
                withdrawn_by: string | null;
                withdrawn_why: string | null;
              }[];
              /** @description what rules follow */
              sources: {
                checked_on: string;
                path: string;
                source: string;
              }[];
              /** @description 0 where nothing is written down */
              version: number;
              /** @description what is worth a second look */
              warnings: {
                code: string;
                /** @description path in the document: where to mend it */
                field: string;
                message: string;
                /** @description paths of what it clashes with */
                others: string[];
              }[];
              why: string | null;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  putPolicy: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description `latest` of the configuration that was changed */
          based_on: number;
          document: components["schemas"]["PolicyDocumentInput"];
          /**
          * Format: date-time
          * @description from when it holds; now where left out
          */
          effective_at?: string;
          /** @description kept with the version */
          why: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: date-time */
              effective_at: string;
              /** @enum {string} */
              state: "present" | "scheduled";
              version: number;
              /** @description what is worth a second look */
              warnings: {
                code: string;
                /** @description path in the document: where to mend it */
                field: string;
                message: string;
                /** @description paths of what it clashes with */
                others: string[];
              }[];
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      /** @description It has happened already, or somebody changed it since */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            /** @description the newest version, which the request did not know */
            present?: {
              changed_at: string | null;
              changed_by: string | null;
              effective_at: string | null;
              version: number;
              why: string | null;
            };
            status: boolean;
          } | components["schemas"]["Refusal"];
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  comparePolicies: {
    parameters: {
      query: {
        /** @description 0 for the defaults */
        from: number;
        to: number;
      };
      header?: never;
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              changes: {
                after: unknown;
                before: unknown;
                /** @description of the setting; sources.<path> is what a rule follows */
                path: string;
              }[];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  dryRunPolicy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          document: components["schemas"]["PolicyDocumentInput"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description actions on record, those that would be refused most often first */
              actions: {
                action: string;
                judged: number;
                /** @description what the action is called */
                message: string;
                refused: number;
              }[];
              /** @description false where time ran out before the last of them */
              is_whole: boolean;
              /** @description orders */
              judged: number;
              /** @description refusals by action and reason, the most frequent first; at most 50 */
              reasons: {
                action: string;
                code: string;
                count: number;
                field?: string;
                message: string;
                /** @description actions of this kind */
                of: number;
                today_too: number;
              }[];
              /** @description what keeps it from being published */
              refusals: {
                code: string;
                /** @description path in the document: where to mend it */
                field: string;
                message: string;
                /** @description paths of what it clashes with */
                others: string[];
              }[];
              /** @description what is worth a second look */
              warnings: {
                code: string;
                /** @description path in the document: where to mend it */
                field: string;
                message: string;
                /** @description paths of what it clashes with */
                others: string[];
              }[];
              /** @description of the order last touched first; at most 500 */
              would_be_refused: {
                action: string;
                /** Format: date-time */
                at: string;
                by: string | null;
                identifier: string;
                /** Format: uuid */
                order_id: string;
                reasons: {
                  code: string;
                  field?: string;
                  message: string;
                }[];
                /** @description what holds now would refuse it as well */
                today_too: boolean;
              }[];
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  previewPolicy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description whose view; left out: of the client’s first account */
          as_username?: string;
          document: components["schemas"]["PolicyDocumentInput"];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description the client’s configuration as written */
              client_config: {
                [key: string]: unknown;
              };
              /** Format: uuid */
              client_id: string;
              party: string | null;
              /** @description the effective configuration, every default filled */
              policy: {
                /** @description adding an order */
                add: {
                  /**
                  * @description a driver’s contact is needed; off: in the full form alone
                  * @default true
                  */
                  driver_contact_required: boolean;
                  /**
                  * @description how long an address for adding an order on a phone is good, until it is opened
                  * @default 1
                  */
                  mobile_add_minutes: number;
                  /**
                  * @description off: only the identifier is required (agrochemical type)
                  * @default true
                  */
                  required_fields: boolean;
                  /**
                  * @description no ETA is needed
                  * @default false
                  */
                  waive_eta: boolean;
                  /**
                  * @description no receiver’s name and contact is needed
                  * @default false
                  */
                  waive_spoc: boolean;
                };
                /**
                * @description columns of the catalogue beside the set’s own; actions among them too
                * @default []
                */
                add_columns: ("lr" | "vehicle" | "client" | "source" | "destination" | "dispatch_date" | "due" | "delivery_time" | "otp" | "remarks" | "attachments" | "driver_name" | "driver_contact" | "transporter" | "lr_number" | "pod_id" | "invoice" | "invoice_date" | "quantity" | "current_status" | "trip_status" | "sms_status" | "wa_trigger_time" | "wa_status" | "driver_reach" | "review_status" | "approved_1" | "approved_2" | "shippers_code" | "shippers_name" | "destination_address" | "client_name" | "billing_qty" | "po_number" | "sla" | "depot_name" | "depot_code" | "zone" | "edit" | "view" | "copy_link" | "notification" | "share_order")[];
                /** @description how the client looks on sign-in, public pages and mails */
                branding: {
                  /**
                  * @description such as #0b6160; what it writes is darkened or lightened until it reads at 7:1. null: the product’s own
                  * @default null
                  */
                  colour: string | null;
                  /**
                  * @description the picture beside the name, by its digest and size, as PUT /clients/{key}/logo answers it; null: none
                  * @default null
                  */
                  logo: string | null;
                  /**
                  * @description what it is called there; null: the client’s own name
                  * @default null
                  */
                  name: string | null;
                };
                /** @description orders from a file */
                bulk: {
                  /**
                  * @description how the file’s rows become orders
                  * @default generic
                  * @enum {string}
                  */
                  format: "generic" | "agrochemical" | "food_delivery" | "shipper";
                  /**
                  * @description the report of failed rows lists their POD ID
                  * @default false
                  */
                  report_pod_id: boolean;
                  /**
                  * @description how the file writes the TAT
                  * @default hours
                  * @enum {string}
                  */
                  tat_unit: "hours" | "days" | "hh:mm:ss";
                };
                /** @description labels in place of the standard ones; null keeps the standard */
                cards: {
                  /**
                  * @description 'Closed Orders'
                  * @default null
                  */
                  closed: string | null;
                  /**
                  * @description 'Open Orders < ETA'
                  * @default null
                  */
                  eta: string | null;
                  /**
                  * @description 'Closed w/ Exception'
                  * @default null
                  */
                  exception: string | null;
                  /**
                  * @description 'Open Orders > ETA'
                  * @default null
                  */
                  open: string | null;
                  /**
                  * @description 'Rejected'
                  * @default null
                  */
                  rejected: string | null;
                  /**
                  * @description the Rejected card is shown
                  * @default false
                  */
                  show_rejected: boolean;
                  /**
                  * @description 'Total Orders'
                  * @default null
                  */
                  total: string | null;
                };
                /**
                * @description which court's statement a certificate of delivery has behind it, to be completed and signed by hand: none, or that of the Bharatiya Sakshya Adhiniyam 2023, section 63(4)
                * @default none
                * @enum {string}
                */
                certificate_statement: "none" | "bsa_63_4";
                /** @description asking for what a proof still lacks */
                chase: {
                  /**
                  * @description hours that a step has to be missing before that
                  * @default 24
                  */
                  after_hours: number;
                  /**
                  * @description receivers and drivers are sent a link to the missing step by itself, once a day at most for each order and step, by day
                  * @default false
                  */
                  automatic: boolean;
                };
                /**
                * @description addresses that are sent the newest checkpoint of the log each night, to keep; none: nobody
                * @default []
                */
                checkpoint_mail: string[];
                /** @description differences and disputes */
                claims: {
                  /**
                  * @description hours after closure in which client and receiver may dispute
                  * @default 72
                  */
                  dispute_hours: number;
                  /**
                  * @description days until a new claim is due
                  * @default 7
                  */
                  due_days: number;
                  /**
                  * @description username of whom a new claim belongs to; null: the client account’s own
                  * @default null
                  */
                  owner: string | null;
                  /**
                  * @description how much of a line’s declared quantity may differ before a claim is opened
                  * @default 0
                  */
                  threshold_percent: number;
                };
                /**
                * @description terms of law and contract that count down on each order and in Analysis
                * @default []
                */
                clocks: {
                  /**
                  * @description day on which that was last checked, YYYY-MM-DD; null: never
                  * @default null
                  */
                  checked_on: string | null;
                  /**
                  * @description days after the day on which it begins; the last counts to its end
                  * @default 45
                  */
                  days: number;
                  /**
                  * @description what it begins with: receipt, acceptance (receipt; where a claim is opened or the proof turned down within 15 days of it, when that is settled or approved), rejection, or the first claim
                  * @default accepted
                  * @enum {string}
                  */
                  from: "received" | "accepted" | "rejected" | "claimed";
                  /** @description its name in addresses: small letters, figures and _ */
                  key: string;
                  /** @description what people call it */
                  name: string;
                  /**
                  * @description who has to do it by then
                  * @default buyer
                  * @enum {string}
                  */
                  owed_by: "buyer" | "seller" | "transporter" | "receiver";
                  /**
                  * @description the law or contract that it follows
                  * @default
                  */
                  source: string;
                  /**
                  * @description what ends it in time: a claim that is opened; null: nothing that is on record
                  * @default null
                  */
                  until: "claimed" | null;
                }[];
                /**
                * @description labels in place of the catalogue’s, by column id
                * @default {}
                */
                column_labels: {
                  approved_1?: string;
                  approved_2?: string;
                  attachments?: string;
                  billing_qty?: string;
                  client?: string;
                  client_name?: string;
                  copy_link?: string;
                  current_status?: string;
                  delivery_time?: string;
                  depot_code?: string;
                  depot_name?: string;
                  destination?: string;
                  destination_address?: string;
                  dispatch_date?: string;
                  driver_contact?: string;
                  driver_name?: string;
                  driver_reach?: string;
                  due?: string;
                  edit?: string;
                  invoice?: string;
                  invoice_date?: string;
                  lr?: string;
                  lr_number?: string;
                  notification?: string;
                  otp?: string;
                  po_number?: string;
                  pod_id?: string;
                  quantity?: string;
                  remarks?: string;
                  review_status?: string;
                  share_order?: string;
                  shippers_code?: string;
                  shippers_name?: string;
                  sla?: string;
                  sms_status?: string;
                  source?: string;
                  transporter?: string;
                  trip_status?: string;
                  vehicle?: string;
                  view?: string;
                  wa_status?: string;
                  wa_trigger_time?: string;
                  zone?: string;
                };
                /**
                * @description which column set the table begins with
                * @default default
                * @enum {string}
                */
                columns: "default" | "vendor" | "distributor" | "shipper";
                /** @description what kind of account this is */
                config: {
                  /**
                  * @description 'Admin', 'Distributor', 'CnF', '{client}-Driver', '{client}-Distributor', '{client}-Viewer', or null for a plain one
                  * @default null
                  */
                  accountType: string | null;
                  /**
                  * @description opens Admin, and Receive and Reject
                  * @default false
                  */
                  admin: boolean;
                  /**
                  * @description may trigger the receivers’ notifications by hand
                  * @default false
                  */
                  allow_manual_trigger_for_epod_notifications: boolean;
                  /**
                  * @description may name other recipients for them
                  * @default false
                  */
                  allow_targets_for_manual_trigger: boolean;
                  /**
                  * @description 'write' leaves reading alone
                  * @default null
                  */
                  disable: "write" | null;
                  /**
                  * @description remark fields of which at least one must be filled; where empty, those of order_module_config
                  * @default []
                  */
                  remarks_mandatory_field: string[];
                  /**
                  * @description 'User_Mgmnt' opens User Management; else null
                  * @default null
                  */
                  role: string | null;
                  /**
                  * @description opens Analysis
                  * @default false
                  */
                  show_analytics: boolean;
                  /**
                  * @description looks, changes nothing
                  * @default false
                  */
                  "view-only": boolean;
                };
                /** @description the dashboard */
                dashboard_customization: {
                  /**
                  * @description orders may be added from a file
                  * @default false
                  */
                  bulk_upload: boolean;
                  /**
                  * @description the file’s columns
                  * @default []
                  */
                  bulk_upload_headers: {
                    /** @description header in the file */
                    text: string;
                    /** @description 'text', 'number', 'date' or 'time' */
                    type: string;
                    /** @description field of the order it fills */
                    value: string;
                  }[];
                  /** @description the table’s columns, changed one by one */
                  custom_header_config: {
                    /**
                    * @description columns after the set’s own; one that stands already gets this label
                    * @default []
                    */
                    add_header: {
                      /** @description the column’s label */
                      text: string;
                      /**
                      * Format: column
                      * @description id of a column of the catalogue, or path of a field of the order, such as destination.city
                      */
                      value: string;
                    }[];
                    /**
                    * @description columns in place of the set’s own; null: the set stands. Actions stay
                    * @default null
                    */
                    header: {
                      /** @description the column’s label */
                      text: string;
                      /**
                      * Format: column
                      * @description id of a column of the catalogue, or path of a field of the order, such as destination.city
                      */
                      value: string;
                    }[] | null;
                    /**
                    * @description labels of action columns to take away
                    * @default []
                    */
                    remove_actions_with_labels: string[];
                    /**
                    * @description labels of columns to take away
                    * @default []
                    */
                    remove_headers_with_labels: string[];
                  };
                  /** @description what is taken away, from page and server alike */
                  hide: {
                    /**
                    * @description no photos
                    * @default false
                    */
                    add_attachments: boolean;
                    /**
                    * @description no remarks
                    * @default false
                    */
                    add_remark: boolean;
                    /**
                    * @description no Add and no bulk upload
                    * @default false
                    */
                    add_transaction: boolean;
                    /**
                    * @description no Set Display Items
                    * @default false
                    */
                    display_items: boolean;
                    /**
                    * @description no Download PODs
                    * @default false
                    */
                    download_pods: boolean;
                    /**
                    * @description no Download Reports
                    * @default false
                    */
                    download_report: boolean;
                    /**
                    * @description no driver link
                    * @default false
                    */
                    driver_link: boolean;
                    /**
                    * @description no editing
                    * @default false
                    */
                    edit_trip: boolean;
                    /**
                    * @description no goods condition
                    * @default false
                    */
                    goods_condition: boolean;
                    /**
                    * @description no Receive, Reject and OTP
                    * @default false
                    */
                    receive_order: boolean;
                    /**
                    * @description no receiver link
                    * @default false
                    */
                    receiver_link: boolean;
                  };
                };
                /**
                * @description no driver link is given out
                * @default false
                */
                do_not_show_driver_public_link: boolean;
                /**
                * @description no receiver link is given out
                * @default false
                */
                do_not_show_receivers_public_link: boolean;
                /**
                * @description columns for what the orders carry in extra_fields
                * @default []
                */
                dynamic_headers: {
                  /** @description the column’s label */
                  text: string;
                  /** @description key in extra_fields */
                  value: string;
                }[];
                /**
                * @description fixed lower bound of the date range, YYYY-MM-DD; null: none
                * @default null
                */
                earliest_date: string | null;
                /**
                * @description what must be filled to submit an edit: the first receiver’s contact, or driver name and contact
                * @default spoc_contact
                * @enum {string}
                */
                edit_needs: "spoc_contact" | "driver";
                /** @description fields of a dispatched order that may be edited */
                editable: {
                  /**
                  * @description driver name and contact
                  * @default false
                  */
                  driver: boolean;
                  /**
                  * @description the TAT
                  * @default false
                  */
                  tat: boolean;
                };
                /** @description fields of an order that others than the owner’s desk may edit too */
                editable_by: {
                  /**
                  * @description beside vehicle and driver, by the CnF agent
                  * @default []
                  */
                  cnf: string[];
                  /**
                  * @description beside vehicle and driver, by the distributor
                  * @default []
                  */
                  distributor: string[];
                  /**
                  * @description beside vehicle and driver, by the transporter
                  * @default []
                  */
                  transporter: string[];
                };
                /**
                * @description origins, such as https://erp.example.com, whose pages may show Analysis and Admin in a frame
                * @default []
                */
                framed_by: string[];
                /**
                * @description missing and damaged goods name their invoice
                * @default false
                */
                goods_invoice: boolean;
                /**
                * @description kinds of account that copy no links: Distributor and CnF, Driver, Viewer, vendor
                * @default []
                */
                hide_copy_links_for: ("client_view" | "driver" | "viewer" | "transporter")[];
                /**
                * @description remarks may be made on single items (agrochemical family)
                * @default false
                */
                item_remarks: boolean;
                /** @description GS1 transport labels that are read for an order */
                labels: {
                  /**
                  * @description whose label lets goods be left without a receiver: none, one that the sender’s desk read, or one read at the door too
                  * @default sender
                  * @enum {string}
                  */
                  leave: "never" | "sender" | "door";
                  /**
                  * @description what a receipt before or after the label’s times becomes: refused, an exception, or nothing
                  * @default flag
                  * @enum {string}
                  */
                  window: "refuse" | "flag" | "ignore";
                };
                /** @description what receivers, drivers and the client’s people read */
                languages: {
                  /**
                  * @description language that its pages begin with for whoever has chosen none; null: the browser’s, where it is offered
                  * @default null
                  */
                  first: ("en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn") | null;
                  /**
                  * @description languages that its pages offer, beside English
                  * @default [
                  *       "hi",
                  *       "ta",
                  *       "te",
                  *       "mr",
                  *       "bn",
                  *       "gu",
                  *       "kn"
                  *     ]
                  */
                  offered: ("hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn")[];
                };
                /**
                * @description days that a public link is good for, from the ETA or, where that is past or unknown, from its making
                * @default 30
                */
                link_days: number;
                /** @description returnable assets */
                lot_module_config: {
                  /**
                  * @description crates are counted out and in
                  * @default false
                  */
                  enable_lot_events: boolean;
                };
                /**
                * @description public pages may be opened by LR number and a code
                * @default false
                */
                lr_locator: boolean;
                /** @description messages to receivers and drivers */
                messages: {
                  /**
                  * @description the order in which one way is tried after another
                  * @default [
                  *       "whatsapp",
                  *       "sms",
                  *       "email"
                  *     ]
                  */
                  channels: ("whatsapp" | "sms" | "email")[];
                  /**
                  * @description minutes that a receipt may take before the next way is tried; null: no other way is tried
                  * @default 15
                  */
                  fall_back_minutes: number | null;
                  /**
                  * Format: language
                  * @description the language of SMS and WhatsApp
                  * @default en
                  * @enum {string}
                  */
                  language: "en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn";
                  /**
                  * @description how SMS carry links, as their fixed part is registered: whole, /r?{ref} or /{HEADER}/{ref}
                  * @default plain
                  * @enum {string}
                  */
                  link_form: "plain" | "query" | "header";
                  /**
                  * @description the sender header registered with operators, three to six capital letters
                  * @default null
                  */
                  link_header: string | null;
                  /**
                  * @description what the account’s messages may cost in a day, in the installation’s currency; null: any
                  * @default null
                  */
                  money_a_day: number | null;
                  /**
                  * @description notices to one contact in a day at most
                  * @default 200
                  */
                  per_contact_a_day: number;
                  /**
                  * @description notices about one order in a day at most
                  * @default 60
                  */
                  per_order_a_day: number;
                  /**
                  * @description hour from which receivers are left alone, such as 21:00; null: at none
                  * @default null
                  */
                  quiet_from: string | null;
                  /**
                  * @description hour until which they are
                  * @default null
                  */
                  quiet_until: string | null;
                  /**
                  * @description zones in which numbers of other countries are; the client’s own for all others
                  * @default []
                  */
                  quiet_zones: {
                    /** @description how the number begins, without the plus */
                    code: string;
                    /**
                    * Format: time_zone
                    * @description IANA zone of whoever has it
                    */
                    zone: string;
                  }[];
                  /**
                  * @description which of the installation’s providers carries SMS; null: its first
                  * @default null
                  */
                  sms_provider: ("twilio" | "msg91" | "http") | null;
                  /**
                  * @description sender id of its SMS; null: the installation’s
                  * @default null
                  */
                  sms_sender: string | null;
                  /**
                  * @description texts of the client’s own, with their ids at the provider
                  * @default []
                  */
                  templates: {
                    /**
                    * @description the link is a button of the template, and no text
                    * @default false
                    */
                    button: boolean;
                    /**
                    * @description how it travels
                    * @enum {string}
                    */
                    channel: "whatsapp" | "sms" | "email";
                    /**
                    * @description what it tells of
                    * @enum {string}
                    */
                    event: "otp" | "delivery_code" | "access" | "outbound" | "notice" | "chase" | "attempt";
                    /**
                    * @description flow or DLT template id of the SMS, or template name at WhatsApp
                    * @default null
                    */
                    id: string | null;
                    /**
                    * Format: language
                    * @description the language it is in
                    * @default en
                    * @enum {string}
                    */
                    language: "en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn";
                    /**
                    * @description the text with {sender}, {identifier} and so on; null: ours
                    * @default null
                    */
                    text: string | null;
                    /**
                    * @description what is handed over, in the registered order; none: all that the event has
                    * @default []
                    */
                    variables: string[];
                  }[];
                  /**
                  * @description id of its number at WhatsApp; null: the installation’s
                  * @default null
                  */
                  whatsapp_sender: string | null;
                };
                /** @description usernames of the client’s accounts with a right, or without one, of their own */
                named_accounts: {
                  /**
                  * @description open Analysis
                  * @default []
                  */
                  analysis: string[];
                  /**
                  * @description add orders from a file
                  * @default []
                  */
                  bulk_upload: string[];
                  /**
                  * @description open History
                  * @default []
                  */
                  history: string[];
                  /**
                  * @description add no orders
                  * @default []
                  */
                  no_add: string[];
                  /**
                  * @description have no OTP block
                  * @default []
                  */
                  no_otp: string[];
                  /**
                  * @description have Receive and Reject
                  * @default []
                  */
                  receive_button: string[];
                };
                /** @description goods that could not be delivered */
                not_delivered: {
                  /**
                  * @description the receiver is sent a link at once, and asked whether somebody came
                  * @default true
                  */
                  ask_receiver: boolean;
                  /**
                  * @description whoever brings the goods has to take a photo of the door
                  * @default false
                  */
                  needs_photo: boolean;
                  /**
                  * @description reasons that are offered; none: a failed attempt is not taken
                  * @default [
                  *       "nobody_there",
                  *       "closed",
                  *       "refused_at_door",
                  *       "another_day",
                  *       "address_not_found",
                  *       "no_time",
                  *       "vehicle",
                  *       "other"
                  *     ]
                  */
                  reasons: ("nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other")[];
                };
                /**
                * @description what people call the order’s number
                * @default lr
                * @enum {string}
                */
                order_label: "lr" | "invoice";
                /** @description remarks and attachments */
                order_module_config: {
                  /**
                  * @description fields of a remark beside its text
                  * @default []
                  */
                  additional_field_in_epod: {
                    /**
                    * @description shown, not filled
                    * @default false
                    */
                    disabled: boolean;
                    /**
                    * @description kind of input
                    * @enum {string}
                    */
                    field_type: "text" | "number" | "list" | "date";
                    /** @description name in custom_fields */
                    key: string;
                    /** @description what the form calls it */
                    label: string;
                    /**
                    * @description choices of a list
                    * @default []
                    */
                    values: string[];
                  }[];
                  /**
                  * @description photos may be deleted until the order is closed
                  * @default false
                  */
                  allow_deletion_of_attachments: boolean;
                  /**
                  * @description the remark’s form asks for no name
                  * @default false
                  */
                  hide_remark_name: boolean;
                  /**
                  * @description the remark’s form asks for no text
                  * @default false
                  */
                  hide_remark_text: boolean;
                  /**
                  * @description remark fields of which at least one must be filled
                  * @default []
                  */
                  remarks_mandatory_field: string[];
                };
                /** @description one-time passwords */
                otp: {
                  /**
                  * @description asked for at the door, sent at dispatch, or 'none' for no OTP block
                  * @default on_demand
                  * @enum {string}
                  */
                  mode: "on_demand" | "delivery_code" | "none";
                  /**
                  * @description who is told of a locked one-time password; null: the account’s first user with an e-mail address, administrators before others
                  * @default null
                  */
                  office_email: string | null;
                  /**
                  * @description codes a day: on request; by itself; for pages
                  * @default 2000
                  */
                  per_account_a_day: number;
                  /**
                  * @description codes an hour to a contact; for pages, twice that
                  * @default 5
                  */
                  per_contact_an_hour: number;
                  /**
                  * @description minutes that a code on demand is good for
                  * @default 10
                  */
                  valid_minutes: number;
                };
                /** @description telephone numbers, in forms, files, shares and the API alike */
                phones: {
                  /**
                  * Format: country_code
                  * @description code of the country whose own digits are kept: 91 for India
                  * @default 91
                  */
                  country_code: string;
                  /**
                  * @description numbers of other countries are taken too, kept with a plus and their code
                  * @default false
                  */
                  foreign: boolean;
                  /**
                  * @description digits of such a number, without code and leading 0, at least
                  * @default 10
                  */
                  least_digits: number;
                  /**
                  * @description the same at most
                  * @default 10
                  */
                  most_digits: number;
                };
                /** @description the public pages */
                public_url_customization: {
                  /**
                  * @description offered as reasons beside the standard ones
                  * @default []
                  */
                  additional_rejection_reasons: string[];
                  /**
                  * @description what must be on record before receive
                  * @default []
                  */
                  mandatory_fields_in_epod_closure: ("attachment" | "remarks" | "item_condition")[];
                  /**
                  * @description days from the invoice to the delivery date that is proposed; null proposes now
                  * @default null
                  */
                  reciever_default_delay_in_days: number | null;
                  /**
                  * @description the receiver’s page shows only the identifier until an OTP is verified
                  * @default false
                  */
                  secure_otp: boolean;
                };
                /**
                * @description public pages show the order’s summary
                * @default true
                */
                public_url_dashboard_visibility: boolean;
                /**
                * @description how near the destination a press of Trigger outbound records that it is reached
                * @default 300
                */
                reached_within_metres: number;
                /** @description reasons that an account gives for what it does; a receiver’s or driver’s page asks for none */
                reasons: {
                  /**
                  * @description offered as reasons of an approval
                  * @default []
                  */
                  approve: string[];
                  /**
                  * @description acts that take a reason and nothing without one: Receive without a code, Reject, the approval of a proof and its rejection
                  * @default []
                  */
                  due: ("receive" | "reject" | "approve" | "turn_down")[];
                  /**
                  * @description offered as reasons of a receipt
                  * @default []
                  */
                  receive: string[];
                  /**
                  * @description offered as reasons of a rejection, beside additional_rejection_reasons
                  * @default []
                  */
                  reject: string[];
                  /**
                  * @description offered as reasons where a proof is rejected
                  * @default []
                  */
                  turn_down: string[];
                };
                /** @description what Receive asks for */
                receive: {
                  /**
                  * @description where goods are said to be damaged, a photo must be on record, for Reject too
                  * @default false
                  */
                  damage_needs_photo: boolean;
                  /**
                  * @description the place, asked before receive and reject; both go on without it
                  * @default false
                  */
                  geolocation: boolean;
                  /**
                  * @description a photo of the paper must be on record
                  * @default false
                  */
                  needs_epod_photo: boolean;
                  /**
                  * @description a receiver’s remark must be on record
                  * @default false
                  */
                  needs_remark: boolean;
                  /**
                  * @description a photo of the recipient must be on record
                  * @default false
                  */
                  needs_spoc_photo: boolean;
                };
                /** @description what Reject asks for */
                reject: {
                  /**
                  * @description a receiver’s remark must be on record
                  * @default false
                  */
                  needs_remark: boolean;
                };
                /** @description the remark’s form */
                remark: {
                  /**
                  * @description a category must be chosen
                  * @default false
                  */
                  category_required: boolean;
                  /**
                  * @description texts to start from
                  * @default [
                  *       "Damaged Goods",
                  *       "Items Missing",
                  *       "Delayed Trip",
                  *       "Drivers Behaviour",
                  *       "Wrong Items"
                  *     ]
                  */
                  suggestions: string[];
                };
                /** @description the report */
                report_customization: {
                  /**
                  * @description sheets beside the first
                  * @default []
                  */
                  additional_sheets: {
                    /** @description which rows */
                    key: string;
                    /** @description the sheet’s name */
                    name: string;
                  }[];
                };
                /** @description how long things are kept; a legal hold keeps them beyond it */
                retention: {
                  /**
                  * @description days that messages are kept after they were made
                  * @default 90
                  */
                  messages_days: number;
                  /**
                  * @description days that it is kept who opened a link, and when; null: for good
                  * @default null
                  */
                  openings_days: number | null;
                };
                /**
                * @description the second approval comes from another account than the first
                * @default false
                */
                review_by_two: boolean;
                /**
                * @description how many approvals a proof of delivery needs
                * @default 0
                */
                review_levels: number;
                /** @description the order’s panel */
                screen: {
                  /**
                  * @description texts that the last remark must not have when rejecting
                  * @default []
                  */
                  bannedRejectRemarks: string[];
                  /**
                  * @description more than one remark an order and acting role
                  * @default true
                  */
                  multiRemark: boolean;
                  /**
                  * @description the receiver is asked how it was
                  * @default true
                  */
                  rating: boolean;
                  /**
                  * @description what is said after receive, by HTTP status; $identifier is filled in
                  * @default {}
                  */
                  receiveResponse: {
                    [key: string]: string;
                  };
                };
                /**
                * @description who signs in with a second factor beside the password; who has none sets one up first
                * @default optional
                * @enum {string}
                */
                second_factor: "optional" | "administrators" | "everybody";
                /**
                * @description ways that Share Your Order offers
                * @default [
                *       "email",
                *       "sms",
                *       "whatsapp"
                *     ]
                */
                share_types: ("email" | "sms" | "whatsapp")[];
                /**
                * @description opens History
                * @default false
                */
                show_history: boolean;
                /**
                * @description Receive and Reject are offered on the dashboard
                * @default false
                */
                show_receive_button: boolean;
                /**
                * @description the receiver’s drawn signature: not taken, taken, or needed before receive
                * @default optional
                * @enum {string}
                */
                signature: "off" | "optional" | "required";
                /**
                * @description what stands in the toolbar: the sort list, or a search for a destination in its place
                * @default sort
                * @enum {string}
                */
                sort_control: "sort" | "destination";
                /**
                * Format: time_zone
                * @description IANA zone in which days are counted and dispatch times are read
                * @default Asia/Kolkata
                */
                time_zone: string;
                /**
                * @description seconds for which the order's panel waits, before it sends Receive, Reject or a judgement of the proof, so that it can be undone; the API records at once
                * @default 10
                */
                undo_seconds: number;
                /** @description the account’s own words */
                wording: {
                  /**
                  * @description in place of 'Trigger Notification', also as the column’s label
                  * @default null
                  */
                  notify: string | null;
                  /**
                  * @description in place of 'Reject'
                  * @default null
                  */
                  reject: string | null;
                  /**
                  * @description in place of 'Rejected'
                  * @default null
                  */
                  rejected: string | null;
                };
              };
              /** @description what public pages get */
              public_config: {
                brand?: components["schemas"]["Brand"];
                geolocation: boolean;
                /** @description missing and damaged goods name their invoice */
                goods_invoice: boolean;
                hide_remark_name: boolean;
                hide_remark_text: boolean;
                /** @description of the values above, and of Anonymous, those that the reader’s language calls otherwise */
                labels?: {
                  [key: string]: string;
                };
                languages?: components["schemas"]["ClientLanguages"];
                rating: boolean;
                rejection_reasons: string[];
                remark_categories: string[];
                /** @description of a remark, beside its text; sent in custom_fields */
                remark_fields: {
                  disabled: boolean;
                  /** @enum {string} */
                  field_type: "text" | "number" | "list" | "date";
                  key: string;
                  label: string;
                  /** @description one of those so marked must be filled */
                  mandatory: boolean;
                  values: string[];
                }[];
                /** @description what judges the holder’s actions, for a phone without network */
                rules: {
                  /** @description left out where a remark has no further fields */
                  additional_field_in_epod?: {
                    disabled: boolean;
                    /** @enum {string} */
                    field_type: "text" | "number" | "list" | "date";
                    key: string;
                    label: string;
                    values: string[];
                  }[];
                  allow_deletion_of_attachments: boolean;
                  bannedRejectRemarks: string[];
                  category_required: boolean;
                  /** @description left out by releases that did not ask */
                  damage_needs_photo?: boolean;
                  dispute_hours: number;
                  hide: {
                    add_attachments: boolean;
                    add_remark: boolean;
                    goods_condition: boolean;
                    receive_order: boolean;
                  };
                  /** @enum {string} */
                  label_leave: "never" | "sender" | "door";
                  /** @enum {string} */
                  label_window: "refuse" | "flag" | "ignore";
                  mandatory_fields_in_epod_closure: ("attachment" | "remarks" | "item_condition")[];
                  multiRemark: boolean;
                  /** @description left out by releases that did not ask */
                  not_delivered?: {
                    needs_photo: boolean;
                    reasons: ("nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other")[];
                  };
                  /** @enum {string} */
                  otp_mode: "on_demand" | "delivery_code" | "none";
                  rating: boolean;
                  reached_within_metres: number;
                  receive_needs_epod_photo: boolean;
                  receive_needs_remark: boolean;
                  receive_needs_spoc_photo: boolean;
                  reject_needs_remark: boolean;
                  remarks_mandatory_field: string[];
                  review_levels: number;
                  /** @enum {string} */
                  signature: "off" | "optional" | "required";
                };
                suggestions: string[];
                time_zone: string;
                wording: {
                  reject: string;
                  rejected: string;
                };
              };
              /** @enum {string} */
              reach: "client" | "vendor" | "distributor";
              /** @description what keeps it from being published */
              refusals: {
                code: string;
                /** @description path in the document: where to mend it */
                field: string;
                message: string;
                /** @description paths of what it clashes with */
                others: string[];
              }[];
              userdata: {
                client: string;
                /** @description what the client is called */
                client_name: string;
                /** @description the user’s own configuration */
                config: {
                  [key: string]: unknown;
                };
                name: string;
                transporter: string | null;
                username: string;
              };
              /** @description what is worth a second look */
              warnings: {
                code: string;
                /** @description path in the document: where to mend it */
                field: string;
                message: string;
                /** @description paths of what it clashes with */
                others: string[];
              }[];
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  previewOrders: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description whose view; left out: of the client’s first account */
          as_username?: string;
          document: components["schemas"]["PolicyDocumentInput"];
          /** @default 25 */
          limit?: number;
          /** @default {} */
          query?: {
            client?: string;
            delivery_time?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            destination?: string;
            dispatch_date?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            eta?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            filters?: {
              client?: string[];
              destination?: string[];
              source?: string[];
              transporter?: string[];
              truck_number?: string[];
            };
            /**
            * @default ALL
            * @enum {string}
            */
            need?: "ALL" | "OPEN_DELAY" | "OPEN_ONTIME" | "CLOSED" | "CLOSED_EXCEPTION" | "REJECT";
            /**
            * @description open orders whose ETA passed since yesterday, or lies on today or tomorrow where the client is; whose proof is due; or ended ones whose proof is to be reviewed
            * @enum {string}
            */
            quick?: "late_since_yesterday" | "due_today" | "due_tomorrow" | "proof_missing" | "to_review";
            /** @description any part of LR, invoice, vehicle or a name */
            search?: string;
            /** @description 'remarks', 'attachments' or 'smsstatus': orders that have some come first, none is left out; a key of `filters`: orders where it is known; any other text: a value of one of them */
            sorter?: string;
            source?: string;
            truck_number?: string;
          };
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              counts: {
                closed_exception_orders: number;
                closed_orders: number;
                open_delayed_orders: number;
                open_on_time_orders: number;
                rejected_orders: number;
                total_orders: number;
              };
              /** @description the one order is made up */
              is_sample: boolean;
              orders: components["schemas"]["Order"][];
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  rollBackPolicy: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description 409 where somebody published since */
          based_on?: number;
          version: number;
          /** @description kept with the version */
          why: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: date-time */
              effective_at: string;
              /** @enum {string} */
              state: "present" | "scheduled";
              version: number;
              /** @description what is worth a second look */
              warnings: {
                code: string;
                /** @description path in the document: where to mend it */
                field: string;
                message: string;
                /** @description paths of what it clashes with */
                others: string[];
              }[];
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      /** @description It has happened already, or somebody changed it since */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            /** @description the newest version, which the request did not know */
            present?: {
              changed_at: string | null;
              changed_by: string | null;
              effective_at: string | null;
              version: number;
              why: string | null;
            };
            status: boolean;
          } | components["schemas"]["Refusal"];
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listPolicyVersions: {
    parameters: {
      query?: {
        /** @description `next` */
        before?: number;
        limit?: number;
      };
      header?: never;
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description where the next page begins; null on the last */
              next: number | null;
              versions: {
                /** Format: date-time */
                changed_at: string;
                changed_by: string | null;
                /** @description against the version that stood before it */
                changes: {
                  after: unknown;
                  before: unknown;
                  /** @description of the setting; sources.<path> is what a rule follows */
                  path: string;
                }[];
                /**
                * Format: date-time
                * @description from when it holds, or was to hold
                */
                effective_at: string;
                /** @description the version that it brought back */
                restores: number | null;
                /** @enum {string} */
                state: "past" | "present" | "scheduled" | "withdrawn";
                version: number;
                /** @description null for what was there before anybody was asked why */
                why: string | null;
                withdrawn_by: string | null;
                withdrawn_why: string | null;
              }[];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getPolicyVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the client’s key */
        key: string;
        version: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: date-time */
              changed_at: string;
              changed_by: string | null;
              /** @description against the version that stood before it */
              changes: {
                after: unknown;
                before: unknown;
                /** @description of the setting; sources.<path> is what a rule follows */
                path: string;
              }[];
              /** @description the configuration as written */
              document: {
                [key: string]: unknown;
              };
              /**
              * Format: date-time
              * @description from when it holds, or was to hold
              */
              effective_at: string;
              /** @description the version that it brought back */
              restores: number | null;
              /** @enum {string} */
              state: "past" | "present" | "scheduled" | "withdrawn";
              version: number;
              /** @description null for what was there before anybody was asked why */
              why: string | null;
              withdrawn_by: string | null;
              withdrawn_why: string | null;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  withdrawPolicy: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          version: number;
          /** @description kept with the version */
          why: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  mintScimToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          name: string;
          /** @description kept with the change */
          why?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: date-time */
              created_at: string;
              created_by: string | null;
              /** Format: uuid */
              id: string;
              last_used_at: string | null;
              name: string;
              token: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  revokeScimToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
          /** @description kept with the change */
          why?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getSingleSignOn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description what the provider has to be told */
              addresses: {
                backchannel_logout: string;
                /** @description the TXT record at _epod.<domain> that proves an e-mail domain */
                domain_record: string;
                redirect: string;
                scim: string;
                signed_out: string;
              };
              /** @description the last 20, newest first */
              changes: {
                /** @enum {string} */
                action: "saved" | "removed" | "token_made" | "token_revoked";
                /** Format: date-time */
                at: string;
                by: string | null;
                /** Format: uuid */
                id: string;
                why: string | null;
              }[];
              provider: {
                /** Format: date-time */
                changed_at: string;
                changed_by: string | null;
                client_id: string;
                domains: string[];
                groups: {
                  /**
                  * @description likewise
                  * @default null
                  */
                  accountType: string | null;
                  /** @description as the provider spells it */
                  group: string;
                  /**
                  * @description null: as the client’s configuration says
                  * @default null
                  */
                  role: string | null;
                }[];
                groups_claim: string;
                /** @description the secret itself is never told */
                has_secret: boolean;
                issuer: string;
                only: boolean;
                rev: number;
                scopes: string;
              } | null;
              /** @description of whoever provisions users, those that are good */
              tokens: {
                /** Format: date-time */
                created_at: string;
                created_by: string | null;
                /** Format: uuid */
                id: string;
                last_used_at: string | null;
                name: string;
              }[];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  putSingleSignOn: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          client_id: string;
          /** @description left out: as before, as long as issuer and client id stay; none for a public client */
          client_secret?: string;
          /**
          * @description e-mail addresses of these lead to this provider; one that is new is proved by its `domain_record`, unless whoever administers every client sets it
          * @default []
          */
          domains?: string[];
          /** @description in order: the first group that somebody is in decides; in none: refused */
          groups: {
            /**
            * @description likewise
            * @default null
            */
            accountType?: string | null;
            /** @description as the provider spells it */
            group: string;
            /**
            * @description null: as the client’s configuration says
            * @default null
            */
            role?: string | null;
          }[];
          /** @default groups */
          groups_claim?: string;
          /**
          * Format: uri
          * @description as its discovery document spells it; https, and of no inner network
          */
          issuer: string;
          /**
          * @description passwords are refused for the client’s users except its administrators
          * @default false
          */
          only?: boolean;
          /** @description the one that was looked at; 0 for none */
          rev: number;
          /** @default openid profile email */
          scopes?: string;
          /** @description kept with the change */
          why?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description what the provider has to be told */
              addresses: {
                backchannel_logout: string;
                /** @description the TXT record at _epod.<domain> that proves an e-mail domain */
                domain_record: string;
                redirect: string;
                scim: string;
                signed_out: string;
              };
              /** @description the last 20, newest first */
              changes: {
                /** @enum {string} */
                action: "saved" | "removed" | "token_made" | "token_revoked";
                /** Format: date-time */
                at: string;
                by: string | null;
                /** Format: uuid */
                id: string;
                why: string | null;
              }[];
              provider: {
                /** Format: date-time */
                changed_at: string;
                changed_by: string | null;
                client_id: string;
                domains: string[];
                groups: {
                  /**
                  * @description likewise
                  * @default null
                  */
                  accountType: string | null;
                  /** @description as the provider spells it */
                  group: string;
                  /**
                  * @description null: as the client’s configuration says
                  * @default null
                  */
                  role: string | null;
                }[];
                groups_claim: string;
                /** @description the secret itself is never told */
                has_secret: boolean;
                issuer: string;
                only: boolean;
                rev: number;
                scopes: string;
              } | null;
              /** @description of whoever provisions users, those that are good */
              tokens: {
                /** Format: date-time */
                created_at: string;
                created_by: string | null;
                /** Format: uuid */
                id: string;
                last_used_at: string | null;
                name: string;
              }[];
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  readSingleSignOn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
          * Format: uri
          * @description as its discovery document spells it; https, and of no inner network
          */
          issuer: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description it can be signed out of from here */
              has_logout: boolean;
              issuer: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  removeSingleSignOn: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        /** @description the client’s key */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          rev: number;
          /** @description kept with the change */
          why?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description what the provider has to be told */
              addresses: {
                backchannel_logout: string;
                /** @description the TXT record at _epod.<domain> that proves an e-mail domain */
                domain_record: string;
                redirect: string;
                scim: string;
                signed_out: string;
              };
              /** @description the last 20, newest first */
              changes: {
                /** @enum {string} */
                action: "saved" | "removed" | "token_made" | "token_revoked";
                /** Format: date-time */
                at: string;
                by: string | null;
                /** Format: uuid */
                id: string;
                why: string | null;
              }[];
              provider: {
                /** Format: date-time */
                changed_at: string;
                changed_by: string | null;
                client_id: string;
                domains: string[];
                groups: {
                  /**
                  * @description likewise
                  * @default null
                  */
                  accountType: string | null;
                  /** @description as the provider spells it */
                  group: string;
                  /**
                  * @description null: as the client’s configuration says
                  * @default null
                  */
                  role: string | null;
                }[];
                groups_claim: string;
                /** @description the secret itself is never told */
                has_secret: boolean;
                issuer: string;
                only: boolean;
                rev: number;
                scopes: string;
              } | null;
              /** @description of whoever provisions users, those that are good */
              tokens: {
                /** Format: date-time */
                created_at: string;
                created_by: string | null;
                /** Format: uuid */
                id: string;
                last_used_at: string | null;
                name: string;
              }[];
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  counter: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @default {} */
          query?: {
            client?: string;
            delivery_time?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            destination?: string;
            dispatch_date?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            eta?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            filters?: {
              client?: string[];
              destination?: string[];
              source?: string[];
              transporter?: string[];
              truck_number?: string[];
            };
            /**
            * @default ALL
            * @enum {string}
            */
            need?: "ALL" | "OPEN_DELAY" | "OPEN_ONTIME" | "CLOSED" | "CLOSED_EXCEPTION" | "REJECT";
            /**
            * @description open orders whose ETA passed since yesterday, or lies on today or tomorrow where the client is; whose proof is due; or ended ones whose proof is to be reviewed
            * @enum {string}
            */
            quick?: "late_since_yesterday" | "due_today" | "due_tomorrow" | "proof_missing" | "to_review";
            /** @description any part of LR, invoice, vehicle or a name */
            search?: string;
            /** @description 'remarks', 'attachments' or 'smsstatus': orders that have some come first, none is left out; a key of `filters`: orders where it is known; any other text: a value of one of them */
            sorter?: string;
            source?: string;
            truck_number?: string;
          };
          /**
          * @description how many each quick filter finds as well, whichever is chosen
          * @default false
          */
          quick?: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          /** @description optional: a place in the log of changes that the answer is at least as new as. Give it to GET /live as Last-Event-ID, and that tells what the answer may not have */
          "Live-Position"?: string;
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            /** @description by quick filter, of those that the account has */
            quick?: {
              due_today?: number;
              due_tomorrow?: number;
              late_since_yesterday?: number;
              proof_missing?: number;
              to_review?: number;
            };
            result: {
              closed_exception_orders: number;
              closed_orders: number;
              open_delayed_orders: number;
              open_on_time_orders: number;
              rejected_orders: number;
              total_orders: number;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  bell: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          /** @description optional: a place in the log of changes that the answer is at least as new as. Give it to GET /live as Last-Event-ID, and that tells what the answer may not have */
          "Live-Position"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description of accounts, that the caller asked for and that became ready within a day */
            archives?: {
              client: string;
              /** Format: date-time */
              time: string;
            }[];
            /** @description of many orders, the caller’s own that are under way or ended within a day */
            changes?: components["schemas"]["BulkChange"][];
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            /** @description that are made or kept for the caller, newest first */
            downloads?: components["schemas"]["KeptDownload"][];
            message: string;
            result: {
              /** @description the user who added them */
              text: string;
              /**
              * Format: date-time
              * @description when the last was added
              */
              time: string;
              /** @description how many */
              value: number;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  crateBalances: {
    parameters: {
      query?: {
        kind?: "warehouse" | "vehicle" | "receiver" | "lost" | "damaged";
        limit?: number;
        offset?: number;
        until?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description of what is there, the last to come counted first: up to 7, 30 and 90 days, and longer */
              ageing: {
                month: number;
                older: number;
                quarter: number;
                week: number;
              };
              asset: string;
              balance: number;
              /** @enum {string} */
              kind: "warehouse" | "vehicle" | "receiver" | "lost" | "damaged";
              party: string;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  crateDifferences: {
    parameters: {
      query: {
        by: "asset" | "lot" | "receiver" | "vehicle";
        from?: string;
        limit?: number;
        offset?: number;
        until?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              difference: number;
              home: number;
              of: string;
              out: number;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  moveCrates: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          asset: string;
          from: {
            /** @enum {string} */
            kind: "warehouse" | "vehicle" | "receiver" | "lost" | "damaged";
            name: string;
          };
          /** @default null */
          note?: string | null;
          quantity: number;
          to: {
            /** @enum {string} */
            kind: "warehouse" | "vehicle" | "receiver" | "lost" | "damaged";
            name: string;
          };
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: uuid */
              movement: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  crateStatement: {
    parameters: {
      query: {
        from?: string;
        kind: "warehouse" | "vehicle" | "receiver" | "lost" | "damaged";
        limit?: number;
        offset?: number;
        /** @description empty for those that nobody named */
        party: string;
        until?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              closing: {
                asset: string;
                balance: number;
              }[];
              entries: {
                amount: number;
                asset: string;
                /** Format: date-time */
                at: string;
                event: string;
                lot: string | null;
                /** Format: uuid */
                movement: string;
                note: string | null;
                /** @description the other side */
                other: string;
              }[];
              opening: {
                asset: string;
                balance: number;
              }[];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listStatements: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              answer: ("confirmed" | "contested") | null;
              answered_at: string | null;
              balances: {
                asset: string;
                balance: number;
              }[];
              /** Format: date-time */
              created_at: string;
              created_by: string;
              /** Format: uuid */
              id: string;
              /** @enum {string} */
              kind: "warehouse" | "vehicle" | "receiver" | "lost" | "damaged";
              note: string | null;
              party: string;
              /** Format: date-time */
              until: string;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  sendStatement: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          kind: "warehouse" | "vehicle" | "receiver" | "lost" | "damaged";
          party: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              balances: {
                asset: string;
                balance: number;
              }[];
              /** Format: date-time */
              expires_at: string;
              /** Format: uuid */
              id: string;
              url: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  decodetoken: {
    parameters: {
      query?: never;
      header?: {
        /** @description the same code again under the same key is answered with the same session for a minute: the first answer may have been lost */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          /**
          * @description the page stands in a frame of another site: its renewal cookie is one of that site’s own (partitioned)
          * @default false
          */
          framed?: boolean;
          /**
          * @description what the page that holds the code is for; a code for another is refused
          * @default embed
          * @enum {string}
          */
          purpose?: "embed" | "mobile_add";
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedIn"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  downloadReport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
        * @example {
        *       "query": {
        *         "need": "CLOSED",
        *         "dispatch_date": {
        *           "$gte": "2026-11-01T00:00:00Z"
        *         }
        *       }
        *     }
        */
        "application/json": {
          /** @description ids of the account’s columns, in order; without it all of them */
          columns?: string[];
          /**
          * @description beside the columns, what is on record of each order: status, ETA, lateness, how it ended, exceptions, quantities, rating, claims, parties
          * @default false
          */
          facts?: boolean;
          /** @description of those that the query finds, these alone; what is no id, or none of the caller’s, finds nothing */
          order_ids?: string[];
          /** @default {} */
          query?: {
            client?: string;
            delivery_time?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            destination?: string;
            dispatch_date?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            eta?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            filters?: {
              client?: string[];
              destination?: string[];
              source?: string[];
              transporter?: string[];
              truck_number?: string[];
            };
            /**
            * @default ALL
            * @enum {string}
            */
            need?: "ALL" | "OPEN_DELAY" | "OPEN_ONTIME" | "CLOSED" | "CLOSED_EXCEPTION" | "REJECT";
            /**
            * @description open orders whose ETA passed since yesterday, or lies on today or tomorrow where the client is; whose proof is due; or ended ones whose proof is to be reviewed
            * @enum {string}
            */
            quick?: "late_since_yesterday" | "due_today" | "due_tomorrow" | "proof_missing" | "to_review";
            /** @description any part of LR, invoice, vehicle or a name */
            search?: string;
            /** @description 'remarks', 'attachments' or 'smsstatus': orders that have some come first, none is left out; a key of `filters`: orders where it is known; any other text: a value of one of them */
            sorter?: string;
            source?: string;
            truck_number?: string;
          };
        };
      };
    };
    responses: {
      /** @description JSON, unless a file is accepted; application/vnd.openxmlformats-officedocument.spreadsheetml.sheet: a spreadsheet, streamed */
      200: {
        headers: {
          /** @description about as many bytes as will come */
          "EPOD-Expected-Bytes"?: string;
          /** @description rows or files that will come */
          "EPOD-Rows"?: string;
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description by column id */
              rows: {
                [key: string]: string | number | boolean | null;
              }[];
              /** @description the policy’s additional sheets by key */
              sheets: {
                [key: string]: {
                  [key: string]: string | number | boolean | null;
                }[];
              };
            };
            status: boolean;
          };
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  downloadPods: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
        * @example {
        *       "query": {
        *         "need": "CLOSED",
        *         "dispatch_date": {
        *           "$gte": "2026-11-01T00:00:00Z"
        *         }
        *       }
        *     }
        */
        "application/json": {
          /**
          * @description beside them the certificate (PDF) of each order, in its folder
          * @default false
          */
          certificates?: boolean;
          /**
          * @description beside them the signed proof (SD-JWT) of each order, in its folder
          * @default false
          */
          credentials?: boolean;
          /** @description of those that the query finds, these alone; what is no id, or none of the caller’s, finds nothing */
          order_ids?: string[];
          /** @default {} */
          query?: {
            client?: string;
            delivery_time?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            destination?: string;
            dispatch_date?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            eta?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            filters?: {
              client?: string[];
              destination?: string[];
              source?: string[];
              transporter?: string[];
              truck_number?: string[];
            };
            /**
            * @default ALL
            * @enum {string}
            */
            need?: "ALL" | "OPEN_DELAY" | "OPEN_ONTIME" | "CLOSED" | "CLOSED_EXCEPTION" | "REJECT";
            /**
            * @description open orders whose ETA passed since yesterday, or lies on today or tomorrow where the client is; whose proof is due; or ended ones whose proof is to be reviewed
            * @enum {string}
            */
            quick?: "late_since_yesterday" | "due_today" | "due_tomorrow" | "proof_missing" | "to_review";
            /** @description any part of LR, invoice, vehicle or a name */
            search?: string;
            /** @description 'remarks', 'attachments' or 'smsstatus': orders that have some come first, none is left out; a key of `filters`: orders where it is known; any other text: a value of one of them */
            sorter?: string;
            source?: string;
            truck_number?: string;
          };
        };
      };
    };
    responses: {
      /** @description JSON, unless a file is accepted; application/zip: an archive of the files, streamed */
      200: {
        headers: {
          /** @description rows or files that will come */
          "EPOD-Rows"?: string;
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              file: string;
              url: string;
            }[];
            status: boolean;
          };
          "application/zip": unknown;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  downloadStatusMessages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
          * @description ANSI X12 004010 or UN/EDIFACT D.96A
          * @enum {string}
          */
          format: "x12-214" | "iftsta";
          /**
          * @description character set of X12: the extended one has small letters
          * @default basic
          * @enum {string}
          */
          letters?: "basic" | "extended";
          order_ids?: string[];
          /** @default {} */
          query?: {
            client?: string;
            delivery_time?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            destination?: string;
            dispatch_date?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            eta?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            filters?: {
              client?: string[];
              destination?: string[];
              source?: string[];
              transporter?: string[];
              truck_number?: string[];
            };
            /**
            * @default ALL
            * @enum {string}
            */
            need?: "ALL" | "OPEN_DELAY" | "OPEN_ONTIME" | "CLOSED" | "CLOSED_EXCEPTION" | "REJECT";
            /**
            * @description open orders whose ETA passed since yesterday, or lies on today or tomorrow where the client is; whose proof is due; or ended ones whose proof is to be reviewed
            * @enum {string}
            */
            quick?: "late_since_yesterday" | "due_today" | "due_tomorrow" | "proof_missing" | "to_review";
            /** @description any part of LR, invoice, vehicle or a name */
            search?: string;
            /** @description 'remarks', 'attachments' or 'smsstatus': orders that have some come first, none is left out; a key of `filters`: orders where it is known; any other text: a value of one of them */
            sorter?: string;
            source?: string;
            truck_number?: string;
          };
          /** @description the partner’s id in the interchange; of X12 at least two characters */
          receiver: string;
          /** @description Standard Carrier Alpha Code of who carries */
          scac: string;
          /** @description ours; without it the key of the client, which has to fit whole (X12: 2 to 15 characters) */
          sender?: string;
        };
      };
    };
    responses: {
      /** @description application/EDIFACT: IFTSTA, in ISO 8859-1; application/EDI-X12: 214, in US-ASCII */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/EDI-X12": unknown;
          "application/EDIFACT": unknown;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listKeptDownloads: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: components["schemas"]["KeptDownload"][];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  keepDownload: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @default {} */
          asked?: {
            /** @description ids of the account’s columns, in order; without it all of them */
            columns?: string[];
            /**
            * @description beside the columns, what is on record of each order: status, ETA, lateness, how it ended, exceptions, quantities, rating, claims, parties
            * @default false
            */
            facts?: boolean;
            /** @description of those that the query finds, these alone; what is no id, or none of the caller’s, finds nothing */
            order_ids?: string[];
            /** @default {} */
            query?: {
              client?: string;
              delivery_time?: {
                /** Format: date-time */
                $gte?: string;
                /** Format: date-time */
                $lte?: string;
              };
              destination?: string;
              dispatch_date?: {
                /** Format: date-time */
                $gte?: string;
                /** Format: date-time */
                $lte?: string;
              };
              eta?: {
                /** Format: date-time */
                $gte?: string;
                /** Format: date-time */
                $lte?: string;
              };
              filters?: {
                client?: string[];
                destination?: string[];
                source?: string[];
                transporter?: string[];
                truck_number?: string[];
              };
              /**
              * @default ALL
              * @enum {string}
              */
              need?: "ALL" | "OPEN_DELAY" | "OPEN_ONTIME" | "CLOSED" | "CLOSED_EXCEPTION" | "REJECT";
              /**
              * @description open orders whose ETA passed since yesterday, or lies on today or tomorrow where the client is; whose proof is due; or ended ones whose proof is to be reviewed
              * @enum {string}
              */
              quick?: "late_since_yesterday" | "due_today" | "due_tomorrow" | "proof_missing" | "to_review";
              /** @description any part of LR, invoice, vehicle or a name */
              search?: string;
              /** @description 'remarks', 'attachments' or 'smsstatus': orders that have some come first, none is left out; a key of `filters`: orders where it is known; any other text: a value of one of them */
              sorter?: string;
              source?: string;
              truck_number?: string;
            };
          };
          /** @enum {string} */
          kind: "report";
        } | {
          /** @default {} */
          asked?: {
            /**
            * @description beside them the certificate (PDF) of each order, in its folder
            * @default false
            */
            certificates?: boolean;
            /**
            * @description beside them the signed proof (SD-JWT) of each order, in its folder
            * @default false
            */
            credentials?: boolean;
            /** @description of those that the query finds, these alone; what is no id, or none of the caller’s, finds nothing */
            order_ids?: string[];
            /** @default {} */
            query?: {
              client?: string;
              delivery_time?: {
                /** Format: date-time */
                $gte?: string;
                /** Format: date-time */
                $lte?: string;
              };
              destination?: string;
              dispatch_date?: {
                /** Format: date-time */
                $gte?: string;
                /** Format: date-time */
                $lte?: string;
              };
              eta?: {
                /** Format: date-time */
                $gte?: string;
                /** Format: date-time */
                $lte?: string;
              };
              filters?: {
                client?: string[];
                destination?: string[];
                source?: string[];
                transporter?: string[];
                truck_number?: string[];
              };
              /**
              * @default ALL
              * @enum {string}
              */
              need?: "ALL" | "OPEN_DELAY" | "OPEN_ONTIME" | "CLOSED" | "CLOSED_EXCEPTION" | "REJECT";
              /**
              * @description open orders whose ETA passed since yesterday, or lies on today or tomorrow where the client is; whose proof is due; or ended ones whose proof is to be reviewed
              * @enum {string}
              */
              quick?: "late_since_yesterday" | "due_today" | "due_tomorrow" | "proof_missing" | "to_review";
              /** @description any part of LR, invoice, vehicle or a name */
              search?: string;
              /** @description 'remarks', 'attachments' or 'smsstatus': orders that have some come first, none is left out; a key of `filters`: orders where it is known; any other text: a value of one of them */
              sorter?: string;
              source?: string;
              truck_number?: string;
            };
          };
          /** @enum {string} */
          kind: "pods";
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: components["schemas"]["KeptDownload"];
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getKeptDownload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: components["schemas"]["KeptDownload"];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  takeKeptDownload: {
    parameters: {
      query?: never;
      header?: {
        /** @description the ETag of what is there already */
        "If-Range"?: string;
        /** @description one range of bytes, answered with 206 */
        Range?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description application/vnd.openxmlformats-officedocument.spreadsheetml.sheet: a report; application/zip: an archive of files */
      200: {
        headers: {
          /** @description bytes */
          "Accept-Ranges"?: string;
          /** @description which file this is */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
          "application/zip": unknown;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  removeKeptDownload: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  editOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderEditInput"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            errors?: {
              /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
              code?: string;
              field: string;
              message: string;
            }[];
            message: string;
            reasons?: {
              /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
              code?: string;
              /** @description what is not on record yet */
              evidence?: ("remark" | "photo" | "face" | "signature")[];
              /** @description the input it is about */
              field?: string;
              message: string;
              /** @description seconds after which to try again */
              retry_after?: number;
            }[];
            result?: components["schemas"]["Order"];
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      /** @description It has happened already, or somebody changed it since */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            errors?: {
              /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
              code?: string;
              field: string;
              message: string;
            }[];
            message: string;
            reasons?: {
              /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
              code?: string;
              /** @description what is not on record yet */
              evidence?: ("remark" | "photo" | "face" | "signature")[];
              /** @description the input it is about */
              field?: string;
              message: string;
              /** @description seconds after which to try again */
              retry_after?: number;
            }[];
            result?: components["schemas"]["Order"];
            status: boolean;
          } | components["schemas"]["Refusal"];
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  epcisCapture: {
    parameters: {
      query?: never;
      header?: {
        /** @description rollback, unless told otherwise, or proceed */
        "GS1-Capture-Error-Behaviour"?: string;
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          epcisBody: {
            eventList: unknown[];
          } & {
            [key: string]: unknown;
          };
          schemaVersion: string;
          /** @enum {string} */
          type: "EPCISDocument";
        } & {
          [key: string]: unknown;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          /** @description where the job is */
          Location?: string;
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {string} */
            captureErrorBehaviour: "rollback" | "proceed";
            /** Format: uuid */
            captureID: string;
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            /** Format: date-time */
            createdAt: string;
            errors: {
              /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
              code?: string;
              /** @description its place in the list, 0 for the first */
              event: number;
              message: string;
              /** @enum {string} */
              type: "epcisException:ValidationException";
            }[];
            /** Format: date-time */
            finishedAt: string;
            message: string;
            /**
            * @description a job has ended when it is answered
            * @enum {boolean}
            */
            running: false;
            status: boolean;
            success: boolean;
          };
        };
      };
      /** @description Done */
      202: {
        headers: {
          /** @description where the job is */
          Location?: string;
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {string} */
            captureErrorBehaviour: "rollback" | "proceed";
            /** Format: uuid */
            captureID: string;
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            /** Format: date-time */
            createdAt: string;
            errors: {
              /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
              code?: string;
              /** @description its place in the list, 0 for the first */
              event: number;
              message: string;
              /** @enum {string} */
              type: "epcisException:ValidationException";
            }[];
            /** Format: date-time */
            finishedAt: string;
            message: string;
            /**
            * @description a job has ended when it is answered
            * @enum {boolean}
            */
            running: false;
            status: boolean;
            success: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  epcisCaptureJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @enum {string} */
            captureErrorBehaviour: "rollback" | "proceed";
            /** Format: uuid */
            captureID: string;
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            /** Format: date-time */
            createdAt: string;
            errors: {
              /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
              code?: string;
              /** @description its place in the list, 0 for the first */
              event: number;
              message: string;
              /** @enum {string} */
              type: "epcisException:ValidationException";
            }[];
            /** Format: date-time */
            finishedAt: string;
            message: string;
            /**
            * @description a job has ended when it is answered
            * @enum {boolean}
            */
            running: false;
            status: boolean;
            success: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  epcisEvents: {
    parameters: {
      query?: {
        /** @description bare strings of CBV 2.0 */
        EQ_bizStep?: string;
        /** @description names of LRs, as bizTransactionList has them */
        EQ_bizTransaction_bol?: string;
        /** @description bare strings of CBV 2.0 */
        EQ_disposition?: string;
        eventType?: string;
        GE_eventTime?: string;
        LT_eventTime?: string;
        /** @description names of consignments, as epcList has them */
        MATCH_epc?: string;
        /** @description of the Link header of the page before */
        nextPageToken?: string;
        perPage?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          /** @description the next page */
          Link?: string;
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": {
            "@context": string[];
            /** Format: date-time */
            creationDate: string;
            epcisBody: {
              queryResults: {
                /** @enum {string} */
                queryName: "SimpleEventQuery";
                resultsBody: {
                  eventList: {
                    /** @enum {string} */
                    action: "OBSERVE";
                    bizLocation?: {
                      id: string;
                    };
                    bizStep: string;
                    bizTransactionList: {
                      bizTransaction: string;
                      type: string;
                    }[];
                    destinationList?: {
                      destination: string;
                      type: string;
                    }[];
                    disposition: string;
                    epcList: string[];
                    errorDeclaration?: {
                      correctiveEventIDs?: string[];
                      /** Format: date-time */
                      declarationTime: string;
                      reason: string;
                    };
                    eventID: string;
                    /** Format: date-time */
                    eventTime: string;
                    eventTimeZoneOffset: string;
                    readPoint?: {
                      id: string;
                    };
                    /** Format: date-time */
                    recordTime: string;
                    sourceList?: {
                      source: string;
                      type: string;
                    }[];
                    /** @enum {string} */
                    type: "ObjectEvent";
                  }[];
                };
              };
            };
            /** @enum {string} */
            schemaVersion: "2.0";
            /** @enum {string} */
            type: "EPCISQueryDocument";
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listErasures: {
    parameters: {
      query?: {
        /** @description of this client alone */
        client?: string;
        limit?: number;
        offset?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              erasures: {
                /** Format: date-time */
                asked_at: string;
                asked_by: string | null;
                /** @description the key */
                client: string;
                client_name: string;
                /** @description rows beside orders: messages, answers, names, imports, views and pictures go, and so do, at the end, all downloads and archives that were made before; what accounts, configuration, holds and ledger have stays, and so do the bytes of pictures under a lock of the object store (pictures_locked), which gives them out no more */
                elsewhere: {
                  [key: string]: number;
                };
                /** @description null while it is under way */
                ended_at: string | null;
                /** @description what went wrong last; it is tried again */
                fault: string | null;
                /** Format: uuid */
                id: string;
                is_searching: boolean;
                /** @description what the person was found by */
                kinds: ("phone" | "email" | "name")[];
                orders: {
                  done: number;
                  erased: number;
                  found: number;
                  held: number;
                };
                /** @description keyed hash: the same person has the same, and nobody else */
                person: string;
                values: {
                  erased: number;
                  /** @description events that keep the person */
                  staying: number;
                };
                why: string;
              }[];
              total: number;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  askErasure: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description the key of the client whose data it is; the caller’s own unless given */
          client?: string;
          /** @default false */
          dry_run?: boolean;
          /** @description what the person is found by, each on its own; a contact that has one of them is theirs */
          person: {
            email?: string;
            name?: string;
            phone?: string;
          };
          /**
          * @description digests of pictures that show the person; signatures by name go anyway
          * @default []
          */
          photos?: string[];
          /**
          * @description for the record, which is kept for good: without a word about the person
          * @default
          */
          why?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              found: {
                /** @description rows beside orders: messages, answers, names, imports, views and pictures go, and so do, at the end, all downloads and archives that were made before; what accounts, configuration, holds and ledger have stays, and so do the bytes of pictures under a lock of the object store (pictures_locked), which gives them out no more */
                elsewhere: {
                  [key: string]: number;
                };
                /** @description orders that a legal hold stands on; nothing of them is erased */
                held: number;
                is_client_held: boolean;
                /** @description false where the search took too long: there may be more */
                is_whole: boolean;
                /** @description events that cannot lose the person without their digest */
                not_erasable: {
                  /** @description events that name the person where nobody expects a name */
                  open: number;
                  /** @description events of releases that had values in the text */
                  unsealed: number;
                };
                orders: number;
                /** @description the first of the orders */
                told: {
                  /** Format: uuid */
                  id: string;
                  /** @description null where it was taken out */
                  identifier: string | null;
                  is_held: boolean;
                  photos: {
                    digest: string;
                    file_name: string;
                    url: string;
                  }[];
                  values: number;
                }[];
                /** @description how many values would go, by what they tell of */
                values: {
                  driver?: number;
                  photo?: number;
                  place?: number;
                  receiver?: number;
                  remark?: number;
                  signature?: number;
                  text?: number;
                };
              } | null;
              /** @description of the erasure; null where it was a dry run */
              id: string | null;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  readPerson: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
          * Format: uuid
          * @description `next` of the answer before
          */
          after?: string;
          /** @description the key of the client whose data it is; the caller’s own unless given */
          client?: string;
          /** @description what the person is found by, each on its own; a contact that has one of them is theirs */
          person: {
            email?: string;
            name?: string;
            phone?: string;
          };
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description with the first answer only */
              elsewhere: {
                [key: string]: number;
              };
              /** @description sent to the person, the newest 200, with the first answer only */
              messages: {
                /** Format: date-time */
                at: string;
                body: string;
                channel: string;
                recipient: string;
                subject: string;
              }[];
              /** @description null at the end */
              next: string | null;
              orders: {
                /** Format: uuid */
                id: string;
                identifier: string | null;
                not_erasable: {
                  /** @description events that name the person where nobody expects a name */
                  open: number;
                  /** @description events of releases that had values in the text */
                  unsealed: number;
                };
                values: {
                  /** @description its number in the order’s log */
                  event: number;
                  name: string | null;
                  /** @enum {string} */
                  part: "driver" | "receiver" | "place" | "signature" | "photo" | "remark" | "text";
                  /** @description as JSON where it is no text */
                  value: string;
                }[];
              }[];
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  fetchOrders: {
    parameters: {
      query?: never;
      header?: {
        /** @description return=representation: the page at once; count=estimated: total may end at 1000, and says so; count=none: it may end one after this page */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
        * @example {
        *       "query": {
        *         "need": "OPEN_DELAY"
        *       },
        *       "limit": 50
        *     }
        */
        "application/json": {
          /** @description members of an order that are wanted; beside _id, rev and identifier no others come. One that no order has brings nothing. Left out: whole orders */
          fields?: string[];
          /** @default 5 */
          limit?: number;
          /** @default 0 */
          offset?: number;
          /** @default {} */
          query?: {
            client?: string;
            delivery_time?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            destination?: string;
            dispatch_date?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            eta?: {
              /** Format: date-time */
              $gte?: string;
              /** Format: date-time */
              $lte?: string;
            };
            filters?: {
              client?: string[];
              destination?: string[];
              source?: string[];
              transporter?: string[];
              truck_number?: string[];
            };
            /**
            * @default ALL
            * @enum {string}
            */
            need?: "ALL" | "OPEN_DELAY" | "OPEN_ONTIME" | "CLOSED" | "CLOSED_EXCEPTION" | "REJECT";
            /**
            * @description open orders whose ETA passed since yesterday, or lies on today or tomorrow where the client is; whose proof is due; or ended ones whose proof is to be reviewed
            * @enum {string}
            */
            quick?: "late_since_yesterday" | "due_today" | "due_tomorrow" | "proof_missing" | "to_review";
            /** @description any part of LR, invoice, vehicle or a name */
            search?: string;
            /** @description 'remarks', 'attachments' or 'smsstatus': orders that have some come first, none is left out; a key of `filters`: orders where it is known; any other text: a value of one of them */
            sorter?: string;
            source?: string;
            truck_number?: string;
          };
          /**
          * @default {
          *       "_id": -1
          *     }
          */
          sort?: {
            _id?: 1 | -1;
            client?: 1 | -1;
            delivery_time?: 1 | -1;
            destination?: 1 | -1;
            dispatch_date?: 1 | -1;
            due?: 1 | -1;
            identifier?: 1 | -1;
            invoice?: 1 | -1;
            source?: 1 | -1;
            transporter?: 1 | -1;
            truck_number?: 1 | -1;
          };
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          /** @description optional: a place in the log of changes that the answer is at least as new as. Give it to GET /live as Last-Event-ID, and that tells what the answer may not have */
          "Live-Position"?: string;
          /** @description where the page is, unless it was asked for at once */
          Location?: string;
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            Location?: string;
            message: string;
            returnData?: {
              result: {
                orders: components["schemas"]["ListedOrder"][];
                /** @description how many match in all; where count=estimated is preferred and each would have to be looked at, count and whether that is exact: it ends at 1000; where count=none is, so many as are known of, and whether these are all */
                total: number | {
                  count: number;
                  is_exact: boolean;
                };
              };
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  fetchedOrders: {
    parameters: {
      query?: never;
      header?: {
        /** @description count=estimated: total may end at 1000, and says so; count=none: it may end one after this page */
        Prefer?: string;
      };
      path: {
        ticket: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          /** @description optional: a place in the log of changes that the answer is at least as new as. Give it to GET /live as Last-Event-ID, and that tells what the answer may not have */
          "Live-Position"?: string;
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            returnData: {
              result: {
                orders: components["schemas"]["ListedOrder"][];
                /** @description how many match in all; where count=estimated is preferred and each would have to be looked at, count and whether that is exact: it ends at 1000; where count=none is, so many as are known of, and whether these are all */
                total: number | {
                  count: number;
                  is_exact: boolean;
                };
              };
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getFile: {
    parameters: {
      query?: {
        size?: "small";
        through?: "server";
      };
      header?: never;
      path: {
        name: string;
        order: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description image/jpeg: a photo; image/png: a photo or a signature; image/webp: a photo, or a small picture of one; application/pdf: a paper */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/pdf": unknown;
          "image/jpeg": unknown;
          "image/png": unknown;
          "image/webp": unknown;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listHistory: {
    parameters: {
      query?: {
        /** @description kinds of event, with commas between */
        action?: string;
        /** @description a username */
        actor?: string;
        /** @description `next` of the page before */
        before?: string;
        channel?: "account" | "receiver" | "driver" | "system" | "kept";
        from?: string;
        /** @description the whole LR number */
        identifier?: string;
        limit?: number;
        /** @description any part of the LR number, in any case; not looked at beside the whole one */
        part?: string;
        role?: "transporter" | "client" | "receiver" | "driver" | "system";
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              events: {
                /** Format: date-time */
                at: string;
                /** @description who did it */
                by: string;
                /**
                * @description by sign-in, by the link of which party, or by itself
                * @enum {string}
                */
                channel: "account" | "receiver" | "driver" | "system";
                detail: string;
                identifier: string;
                /** Format: uuid */
                order_id: string;
                /** @enum {string} */
                role: "transporter" | "client" | "receiver" | "driver" | "system";
                /** @description what happened */
                title: string;
                type: string;
                /** @description a device kept it before it could send it */
                was_kept: boolean;
              }[];
              /** @description where the next page begins; null on the last. A page may hold fewer than asked for, or none, before that. */
              next: string | null;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  historyActors: {
    parameters: {
      query?: {
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: string[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listImports: {
    parameters: {
      query?: {
        /** @description import_id of the last of the page before */
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              added: number;
              changed: number;
              /** Format: date-time */
              created_at: string;
              failed: number;
              file_name: string;
              /** Format: uuid */
              import_id: string;
              /** @description orders that are still to be undone or found touched */
              left: number;
              /** @description rows, as the sender told; null: nobody did */
              refused: number | null;
              rows: number;
              unchanged: number | null;
              undone: number;
              undone_at: string | null;
              undone_by: string | null;
              username: string;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  openImport: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          file_name: string;
          /**
          * Format: uuid
          * @description chosen by the sender
          */
          import_id: string;
          /** @description rows that were not added, since something is wrong */
          refused?: number;
          /** @description of the file */
          rows: number;
          /** @description rows that are left as they were: already there, repeated, not yet sent */
          unchanged?: number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  undoImport: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description orders that stay as they are, and why */
              kept: {
                /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                code?: string;
                identifier: string;
                message: string;
              }[];
              left: number;
              undone: number;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  remarkItems: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          remarks: {
            /** @default null */
            item_no?: string | null;
            /** @default null */
            message?: string | null;
            /** @default null */
            received_quantity?: number | null;
            /** @default null */
            recorded_unit?: string | null;
            /** @default null */
            text?: string | null;
          }[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result?: components["schemas"]["Order"];
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  readLabel: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          text: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description AI 4322: it may be left without a receiver */
              authority_to_leave: boolean | null;
              /** @description AI 401: GINC, the consignment */
              consignment: string | null;
              /** @description AI 4321 */
              dangerous_goods: boolean | null;
              /** @description AI 4325: deliver no later */
              not_after: string | null;
              /** @description AI 4324: deliver no earlier */
              not_before: string | null;
              /** @description AI 403: routing code */
              route: string | null;
              /** @description AI 4320 */
              service: string | null;
              ship_to: {
                address: string[];
                company: string | null;
                /** @description ISO 3166-1 alpha-2 */
                country: string | null;
                /** @description AI 4309: latitude, longitude */
                loc: [
                  number,
                  number
                ] | null;
                locality: string | null;
                name: string | null;
                phone: string | null;
                postal_code: string | null;
                region: string | null;
                suburb: string | null;
              };
              /** @description AI 402: GSIN, the shipment */
              shipment: string | null;
              /** @description AI 4323 */
              signature_required: boolean | null;
              /** @description AI 00: the logistic unit */
              sscc: string | null;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listHolds: {
    parameters: {
      query?: {
        /** @description of this client alone */
        client?: string;
        /** @description those that ended too */
        ended?: "true" | "false";
        limit?: number;
        offset?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              holds: {
                /** Format: date-time */
                begun_at: string;
                begun_by: string | null;
                /** @description the key */
                client: string;
                client_name: string;
                ended_at: string | null;
                ended_by: string | null;
                ended_why: string | null;
                /** Format: uuid */
                id: string;
                /** @description null where all of the client is held */
                order: {
                  /** Format: uuid */
                  id: string;
                  identifier: string;
                } | null;
                why: string;
              }[];
              total: number;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  live: {
    parameters: {
      query?: {
        after?: string;
      };
      header?: {
        /** @description the last event that was read, or the oldest Live-Position of the answers at hand. Where the first id of the stream is another, it begins there: ask for everything again */
        "Last-Event-ID"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description text/event-stream: one line of JSON an event: {order_id, type, rev} */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": string;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedIn"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      /** @description It has happened already, or somebody changed it since */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            /** Format: date-time */
            expires_at: string;
            message: string;
            status: boolean;
            /** @description for POST /login/code: the password is right, and a second factor is asked for */
            ticket: string;
          } | components["schemas"]["Refusal"];
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  loginCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          code: string;
          ticket: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedIn"];
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  loginPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          id: string;
          response: {
            authenticatorData: string;
            clientDataJSON: string;
            signature: string;
            userHandle?: string | null;
          };
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedIn"];
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  passkeyOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              challenge: string;
              rpId: string;
              /** @description milliseconds */
              timeout: number;
              /** @enum {string} */
              userVerification: "required";
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  beginSingleSignOn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description an e-mail address, or the key of a client */
          organisation: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
            url: string;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  finishSingleSignOn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          code?: string;
          error?: string;
          iss?: string;
          state: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedIn"];
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
      /** @description It has happened already, or somebody changed it since */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            /** Format: date-time */
            expires_at?: string;
            message: string;
            status: boolean;
            ticket?: string;
          } | components["schemas"]["Refusal"];
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            /** @description where one is signed out at the client’s own provider as well */
            leave_at?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getLot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        identifier: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              data: {
                /** @description WH crate out */
                expected_value: number | null;
                key: string;
                label: string;
                /** @description POD crate out */
                pod_out_value: number | null;
                /** @description POD crate in */
                submitted_value: number | null;
                /** @description of the proof as it was counted, from 2 on */
                version?: number;
                /** @description WH crate in */
                wh_in_value: number | null;
              }[];
              identifier: string;
              /** @description what came home can be counted now */
              is_wh_in_active: boolean;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  submitLotEvent: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
          * Format: uuid
          * @description the order; needed for wh_out, before which no order is known by its lot
          */
          _id?: string;
          /**
          * @default wh_in
          * @enum {string}
          */
          event?: "wh_out" | "pod_in" | "pod_out" | "wh_in";
          identifier: string;
          submitted_data: {
            /** @description with wh_out */
            expected_value?: number | "" | null;
            key: string;
            label?: string;
            /** @description with pod_out */
            pod_out_value?: number | "" | null;
            /** @description with pod_in */
            submitted_value?: number | "" | null;
            /** @description with wh_in */
            wh_in_value?: number | "" | null;
          }[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              data: {
                /** @description WH crate out */
                expected_value: number | null;
                key: string;
                label: string;
                /** @description POD crate out */
                pod_out_value: number | null;
                /** @description POD crate in */
                submitted_value: number | null;
                /** @description of the proof as it was counted, from 2 on */
                version?: number;
                /** @description WH crate in */
                wh_in_value: number | null;
              }[];
              identifier: string;
              /** @description what came home can be counted now */
              is_wh_in_active: boolean;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getOperations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              build: {
                /** @description null where the product runs without its repository */
                commit: string | null;
                /** @enum {string} */
                database: "embedded" | "postgres";
                runtime: string;
                /** Format: date-time */
                started_at: string;
                version: string;
              };
              database: {
                bytes: number;
                /** @description estimated where there are many */
                events: number;
                events_last_day: number;
                /** @description the largest first */
                tables: {
                  bytes: number;
                  name: string;
                  /** @description estimated; null before that */
                  rows: number | null;
                }[];
              };
              jobs: {
                began_at: string | null;
                /** @description null while it runs */
                ended_at: string | null;
                /** @description what went wrong at the last run */
                fault: string | null;
                job: string;
                next_at: string | null;
              }[];
              /** @description of the installation’s secret, and of those before it that are still read */
              keys: {
                fingerprint: string;
                in_use: boolean;
              }[];
              links: {
                opened_last_day: number;
                valid: number;
              };
              messages: {
                /** @description given up or out of time: dead letters */
                dead: number;
                /** @description kept, since nobody carries their channel */
                no_provider: number;
                oldest_queued_at: string | null;
                queued: number;
                sent_last_day: number;
              };
              sign_ins: {
                failed_last_hour: number;
                /** @description that have not ended */
                sessions: number;
              };
              storage: {
                bytes: number;
                files: number;
                /** @description legal holds that stand */
                holds: number;
              };
              /** @description the last walk of the log; null before the first */
              verification: {
                /** @description null while it is asked for and not taken up yet */
                began_at: string | null;
                /** @description null while it goes on */
                ended_at: string | null;
                /** @description why it came to no end */
                fault: string | null;
                found: {
                  /** @description of the findings: something else stands there than was written */
                  changed: number;
                  /** @description parts of the database that cannot be read */
                  damaged: number;
                  events: number;
                  files: number;
                  findings: number;
                  orders: number;
                  /** @description the first twenty findings */
                  told: string[];
                } | null;
              } | null;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  beginVerify: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  addOrders: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
        * @example [
        *       {
        *         "identifier": "LR-1001",
        *         "client": "Northwind",
        *         "transporter": "Roadrunner",
        *         "truck_number": "MH12AB1234",
        *         "driver": {
        *           "name": "Ravi",
        *           "contact": "9876543210"
        *         },
        *         "spocs": [
        *           {
        *             "name": "Asha",
        *             "contact": {
        *               "phone": [
        *                 "9876501234"
        *               ]
        *             }
        *           }
        *         ],
        *         "source": {
        *           "name": "Pune"
        *         },
        *         "destination": {
        *           "name": "Nagpur"
        *         },
        *         "dispatch_time": "09:30",
        *         "eta_hrs": 48
        *       }
        *     ]
        */
        "application/json": components["schemas"]["NewOrderInput"][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            errors?: {
              /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
              code?: string;
              field: string;
              message: string;
            }[];
            message: string;
            result?: {
              created: {
                /** Format: uuid */
                _id: string;
                identifier: string;
              }[];
              failed: {
                /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                code?: string;
                errors?: {
                  /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                  code?: string;
                  field: string;
                  message: string;
                }[];
                identifier: string;
                message: string;
                /** @description 1 for the first */
                row: number;
              }[];
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      /** @description It has happened already, or somebody changed it since */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            errors?: {
              /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
              code?: string;
              field: string;
              message: string;
            }[];
            message: string;
            result?: {
              created: {
                /** Format: uuid */
                _id: string;
                identifier: string;
              }[];
              failed: {
                /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                code?: string;
                errors?: {
                  /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                  code?: string;
                  field: string;
                  message: string;
                }[];
                identifier: string;
                message: string;
                /** @description 1 for the first */
                row: number;
              }[];
            };
            status: boolean;
          } | components["schemas"]["Refusal"];
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      /** @description The input breaks a rule; `errors` names each field, `reasons` each rule */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            errors?: {
              /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
              code?: string;
              field: string;
              message: string;
            }[];
            message: string;
            result?: {
              created: {
                /** Format: uuid */
                _id: string;
                identifier: string;
              }[];
              failed: {
                /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                code?: string;
                errors?: {
                  /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                  code?: string;
                  field: string;
                  message: string;
                }[];
                identifier: string;
                message: string;
                /** @description 1 for the first */
                row: number;
              }[];
            };
            status: boolean;
          } | components["schemas"]["Refusal"];
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          /** @description optional: a place in the log of changes that the answer is at least as new as. Give it to GET /live as Last-Event-ID, and that tells what the answer may not have */
          "Live-Position"?: string;
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            /** @description what its proof still lacks */
            owed: {
              /** @description when a link to this step was last sent */
              asked_at: string | null;
              /**
              * @description who owes it; desk is the office itself
              * @enum {string}
              */
              party: "receiver" | "driver" | "desk";
              /** @description since when it is due: arrival, else the ETA, which may lie ahead; null where neither is known */
              since: string | null;
              /** @enum {string} */
              step: "remark" | "photo" | "face" | "signature" | "otp" | "receive" | "reupdate" | "review";
            }[];
            result: components["schemas"]["Order"];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listActions: {
    parameters: {
      query?: {
        /** @description a moment of the order’s past; the rules are those of today all the same */
        at?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              actions: {
                /** @enum {string} */
                action: "view_order" | "edit_order" | "receive" | "reject" | "trigger_otp" | "verify_otp" | "remark" | "goods_condition" | "photo" | "delete_photo" | "rating" | "receiver_link" | "driver_link" | "tracking_link" | "revoke_link" | "outbound" | "notify" | "notify_targets" | "share" | "edit_driver_contact" | "review" | "reupdate" | "lot_event" | "lot_delivery" | "item_remark" | "signature" | "quantities" | "dispute" | "claim" | "correct" | "label" | "leave" | "not_delivered" | "answer_attempt" | "messages";
                allowed: boolean;
                /** @description every reason why not; empty where it is allowed */
                reasons: {
                  /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                  code?: string;
                  /** @description what is not on record yet */
                  evidence?: ("remark" | "photo" | "face" | "signature")[];
                  /** @description the input it is about */
                  field?: string;
                  message: string;
                  /** @description seconds after which to try again */
                  retry_after?: number;
                }[];
              }[];
              /**
              * Format: date-time
              * @description the moment that was judged
              */
              at: string;
              /** @description the version of the rules that judged */
              policy_version: number;
              /** @description number of events that the order had then; for accounts */
              rev?: number;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getCertificate: {
    parameters: {
      query?: {
        /** @description its language; without it the one that Accept-Language prefers of these */
        lang?: "en" | "hi";
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description application/pdf: the certificate */
      200: {
        headers: {
          /** @description the page that verifies it */
          "EPOD-Verify-URL"?: string;
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/pdf": unknown;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  orderEpcis: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/ld+json": {
            "@context": string[];
            /** Format: date-time */
            creationDate: string;
            epcisBody: {
              eventList: {
                /** @enum {string} */
                action: "OBSERVE";
                bizLocation?: {
                  id: string;
                };
                bizStep: string;
                bizTransactionList: {
                  bizTransaction: string;
                  type: string;
                }[];
                destinationList?: {
                  destination: string;
                  type: string;
                }[];
                disposition: string;
                epcList: string[];
                errorDeclaration?: {
                  correctiveEventIDs?: string[];
                  /** Format: date-time */
                  declarationTime: string;
                  reason: string;
                };
                eventID: string;
                /** Format: date-time */
                eventTime: string;
                eventTimeZoneOffset: string;
                readPoint?: {
                  id: string;
                };
                /** Format: date-time */
                recordTime: string;
                sourceList?: {
                  source: string;
                  type: string;
                }[];
                /** @enum {string} */
                type: "ObjectEvent";
              }[];
            };
            /** @enum {string} */
            schemaVersion: "2.0";
            /** @enum {string} */
            type: "EPCISDocument";
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  orderHistory: {
    parameters: {
      query?: {
        after?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description canonical JSON, RFC 8785, with digests for personal values (RFC 9901) */
              body: string;
              /** @description SHA-256 of the text as stored, hex */
              digest: string;
              /** @description the values: [salt, name, value], or [salt, value] in a list, as JSON, in the order of their places; [name] or [] for one that was erased or is withheld */
              readonly disclosures: string[];
              /**
              * @description a text of releases before, which had the values in it, lacks what is withheld from this account, or the hash of a code; the digest is still that of what is stored, and cannot be computed from what is shown
              * @enum {boolean}
              */
              redacted?: true;
              seq: number;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listLinks: {
    parameters: {
      query?: {
        /** @description id of the last link of the page before */
        before?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: date-time */
              created_at: string;
              created_by: string;
              /** Format: date-time */
              expires_at: string;
              /** Format: uuid */
              id: string;
              last_opened_at: string | null;
              openings: number;
              /** @enum {string} */
              party: "receiver" | "driver" | "tracking";
              revoked_at: string | null;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  createLink: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          party: "receiver" | "driver" | "tracking";
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: date-time */
              expires_at: string;
              /** Format: uuid */
              id: string;
              url: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  revokeLink: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          link_id: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listOrderMessages: {
    parameters: {
      query?: {
        /** @description id of the last message of the page before */
        before?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description the message that repeats it */
              again_by: string | null;
              /** @description the message that it repeats */
              again_of: string | null;
              channel: string;
              /** Format: date-time */
              created_at: string;
              delivered_at: string | null;
              /** @description what it tells of: the event of its template, else its kind */
              event: string;
              /** @description when its receipt said that it did not arrive */
              failed_at: string | null;
              /** @description the message that came in its place */
              followed_by: string | null;
              /** Format: uuid */
              id: string;
              /** @description the message that it came in the place of */
              instead_of: string | null;
              read_at: string | null;
              /** @description masked where the caller is not shown receivers’ contacts */
              recipient: string;
              sent_at: string | null;
              /** @description who asked for it, where somebody did */
              sent_by: string | null;
              /** @enum {string} */
              state: "queued" | "sent" | "delivered" | "read" | "failed" | "expired" | "no_provider";
              /** @description what is known against its arrival */
              why: ("opted_out" | "wrong_number" | "refused" | "unreachable" | "fault" | "money_cap" | "no_receipt" | "out_of_time" | "no_provider") | null;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  sendStep: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          step: "remark" | "photo" | "face" | "signature" | "otp" | "receive" | "reupdate" | "review";
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getProof: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description JSON, unless a file is accepted; application/sd-jwt: the JWT, then its disclosures, each with a ~ behind; application/dc+sd-jwt: the same, as its credential format calls it */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/dc+sd-jwt": string;
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /**
              * Format: uri
              * @description the same as a PDF, for who may see the order
              */
              certificate_url: string;
              /** @description the JWT, then its disclosures, each with a ~ behind */
              credential: string;
              /** Format: date-time */
              issued_at: string;
              /** @description 1 for the first of the order */
              number: number;
              /**
              * Format: uri
              * @description where anybody can check it
              */
              verify_url: string;
            };
            status: boolean;
          };
          "application/sd-jwt": string;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getProofPack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description application/zip: the proof pack */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/zip": unknown;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  orderStatusMessage: {
    parameters: {
      query: {
        /** @description ANSI X12 004010 or UN/EDIFACT D.96A */
        format: "x12-214" | "iftsta";
        /** @description character set of X12: the extended one has small letters */
        letters?: "basic" | "extended";
        /** @description the partner’s id in the interchange; of X12 at least two characters */
        receiver: string;
        /** @description Standard Carrier Alpha Code of who carries */
        scac: string;
        /** @description ours; without it the key of the client, which has to fit whole (X12: 2 to 15 characters) */
        sender?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description application/EDIFACT: IFTSTA, in ISO 8859-1; application/EDI-X12: 214, in US-ASCII */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/EDI-X12": unknown;
          "application/EDIFACT": unknown;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  proofVersions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              by: string | null;
              /** @description when it was opened again; null for the one that counts */
              ended_at: string | null;
              epod: {
                client_rating: number | null;
                closer: string | null;
                /**
                * Format: date-time
                * @description when a receiver’s contact was last changed with the goods already dispatched; left out where that never happened
                */
                contact_changed_at?: string;
                damaged: {
                  invoice?: string;
                  qty: number;
                  text: string;
                }[];
                /** @description attempts that failed, oldest first; left out where there was none */
                delivery_attempts?: {
                  /** @enum {string} */
                  action_by: "transporter" | "client" | "receiver" | "driver";
                  /** @description the receiver’s own word; null where none was given */
                  answer: {
                    /** @enum {string} */
                    action_by: "transporter" | "client" | "receiver" | "driver";
                    /** @enum {string} */
                    answer: "somebody_came" | "nobody_came" | "another_day";
                    /** Format: date-time */
                    at: string;
                  } | null;
                  /** Format: date-time */
                  at: string;
                  /** @description metres to the destination from there */
                  distance?: number;
                  /** @description where whoever recorded it was; null where that was refused or not asked */
                  loc: [
                    number,
                    number
                  ] | null;
                  /** @description 1, and one more for each */
                  number: number;
                  /** @description SHA-256 of the photos taken at the door */
                  photos: string[];
                  /** @enum {string} */
                  reason: "nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other";
                  /** @description the event of the log that records it */
                  seq: number;
                  text: string | null;
                }[];
                driverReach: {
                  /**
                  * @description it was pressed elsewhere
                  * @enum {boolean}
                  */
                  away?: true;
                  /** Format: date-time */
                  time: string;
                }[];
                /** @description where the closing press happened; loc null where it was refused or not asked */
                geo_tag: {
                  /** @enum {string} */
                  action_by: "transporter" | "client" | "receiver" | "driver";
                  loc: [
                    number,
                    number
                  ] | null;
                  /** Format: date-time */
                  time: string;
                } | null;
                /** @description missing and damaged goods as each party states them, where any did */
                goods?: {
                  /**
                  * @description who of that side, where it is not the receiver, the client or the driver
                  * @enum {string}
                  */
                  action_by?: "transporter" | "client" | "receiver" | "driver";
                  damaged: {
                    invoice?: string;
                    qty: number;
                    text: string;
                  }[];
                  missing: {
                    invoice?: string;
                    qty: number;
                    text: string;
                  }[];
                  /** @description null where nobody was asked whose it is */
                  statement: ("declared" | "delivered" | "accepted") | null;
                }[];
                missing: {
                  invoice?: string;
                  qty: number;
                  text: string;
                }[];
                otp: {
                  verified: boolean;
                  verified_at: string | null;
                  verified_through: ("receive" | "otp" | "left") | null;
                };
                photos: {
                  /** @enum {string} */
                  action_by: "transporter" | "client" | "receiver" | "driver";
                  captured_at: string | null;
                  /**
                  * @description a barcode or QR code in it names this order, names another number, or there is none
                  * @enum {string}
                  */
                  code?: "match" | "other" | "none";
                  /** @description SHA-256 of the stored bytes, hex */
                  digest: string;
                  /** @description metres to the destination from there, or else from where the device says it was */
                  distance?: number;
                  ext: string;
                  file_name: string;
                  /**
                  * @description came after the order was closed
                  * @enum {boolean}
                  */
                  late?: true;
                  /** @description where the device says it was, or why it does not */
                  location?: [
                    number,
                    number
                  ] | ("denied" | "unavailable");
                  /** @description where the camera says it was */
                  place: [
                    number,
                    number
                  ] | null;
                  /** @description as the device saw it; whoever sent it all the same was told */
                  quality?: {
                    blurred: boolean;
                    dark: boolean;
                  };
                  /** @description the first other order of the account that had the same picture, and its file */
                  seen_on?: {
                    digest: string;
                    /** Format: uuid */
                    order_id: string;
                  };
                  /**
                  * @description whose side it is, where that does not follow from action_by
                  * @enum {string}
                  */
                  statement?: "declared" | "delivered" | "accepted";
                  /**
                  * @description of the papers, of the recipient, or of the door of an attempt that failed
                  * @enum {string}
                  */
                  tag: "epod" | "spoc" | "door";
                  /**
                  * Format: date-time
                  * @description when the device says the file was made
                  */
                  taken_at?: string;
                  /** Format: date-time */
                  time: string;
                  url: string;
                }[];
                /**
                * @description whose rating it is; nobody else changes it
                * @enum {string}
                */
                rated_by?: "declared" | "delivered" | "accepted";
                /** @description why it was received or rejected, where the account said */
                reason?: string;
                reject: {
                  rejected: boolean;
                  rejected_At: string | null;
                };
                remarks: {
                  /** @enum {string} */
                  action_by: "transporter" | "client" | "receiver" | "driver";
                  categories: string[];
                  custom_fields: {
                    [key: string]: string | number | boolean | null;
                  };
                  /**
                  * @description came after the order was closed
                  * @enum {boolean}
                  */
                  late?: true;
                  name: string;
                  /**
                  * @description whose side it is, where that does not follow from action_by
                  * @enum {string}
                  */
                  statement?: "declared" | "delivered" | "accepted";
                  text: string;
                  /** Format: date-time */
                  time: string;
                }[];
                signature: {
                  /** @enum {string} */
                  action_by: "transporter" | "client" | "receiver" | "driver";
                  /** @description SHA-256 of the stored picture, hex */
                  digest: string;
                  name: string;
                  relation: string;
                  /**
                  * @description whose side it is, where that does not follow from action_by
                  * @enum {string}
                  */
                  statement?: "declared" | "delivered" | "accepted";
                  /** Format: date-time */
                  time: string;
                  url: string;
                } | null;
                /** @description 1, and one more for each re-update; every version stays in the log */
                version: {
                  number: number;
                  since: string | null;
                };
              };
              reason: string | null;
              version: number;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listChanges: {
    parameters: {
      query?: {
        /** @description `next` of the page before; empty or 0 from the first change on */
        after?: string | "" | "0";
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            /** @description more can be read at once */
            is_more: boolean;
            message: string;
            /** @description where to go on, now or later */
            next: string;
            result: {
              /** Format: date-time */
              at: string;
              /** Format: uuid */
              order_id: string;
              /** @description a place in the feed: texts that sort as the changes come */
              position: string;
              /** @description which revision of the order it made */
              rev: number;
              /** @description order.added, order.received …: one for each kind of event */
              type: string;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  filters: {
    parameters: {
      query?: {
        /** @description this key alone */
        key?: "source" | "destination" | "truck_number" | "client" | "transporter";
        /** @description any part of the value; those that begin with it come first */
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          /** @description optional: a place in the log of changes that the answer is at least as new as. Give it to GET /live as Last-Event-ID, and that tells what the answer may not have */
          "Live-Position"?: string;
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              key: string;
              values: string[];
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  knownOrders: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          identifiers: string[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: uuid */
              _id: string;
              /** @description canonical JSON, RFC 8785 */
              entered: string;
              identifier: string;
              /** @description the same after all edits since; null where they left it so */
              now: string | null;
              /** @description say it with an edit, so that none is lost meanwhile */
              rev: number;
            }[];
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  knownSpellings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
        * @example {
        *       "names": [
        *         {
        *           "key": "transporter",
        *           "name": "ALPHA LOGISTICS"
        *         }
        *       ]
        *     }
        */
        "application/json": {
          names: {
            /** @enum {string} */
            key: "source" | "destination" | "client" | "transporter" | "driver";
            name: string;
          }[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            /** @description none for a name that is known as it stands, or not at all */
            result: {
              /** @enum {string} */
              key: "source" | "destination" | "client" | "transporter" | "driver";
              /** @description at most three */
              known: string[];
              name: string;
            }[];
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  reviewOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          is_approved: boolean;
          /** Format: uuid */
          order_id: string;
          /** @description why; due where the client’s policy asks for it */
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: components["schemas"]["Order"];
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  similarNames: {
    parameters: {
      query: {
        key: "source" | "destination" | "client" | "transporter";
        name: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: string[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  triggerNotification: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description the order’s number as the page shows it; `order_ids` alone say which are meant */
          identifier?: string;
          /** @default [] */
          notificationType?: ("email" | "sms" | "whatsapp")[];
          /** @default [] */
          order_ids?: string[];
          /**
          * @description share needs contacts; without it, what the account may do of the two, share first where contacts are given
          * @enum {string}
          */
          purpose?: "share" | "trigger";
          /** @default {} */
          targets?: {
            /** @default [] */
            emails?: string[];
            /** @default [] */
            phones?: string[];
          };
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  usualValues: {
    parameters: {
      query?: {
        destination?: string;
        source?: string;
        truck_number?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              destination: {
                address: string | null;
                city: string | null;
                postal_code: string | null;
                spocs: {
                  contact: {
                    email: string[];
                    phone: string[];
                  };
                  name: string;
                }[];
                state: string | null;
              } | null;
              driver: {
                contact: string[];
                name: string;
              } | null;
              /** @description of the latest 50 of the lane that had one */
              eta_hrs: number | null;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listOutbox: {
    parameters: {
      query?: {
        /** @description id of the last message of the page before */
        before?: string;
        channel?: "whatsapp" | "sms" | "email";
        /** @description what it tells of */
        event?: "otp" | "delivery_code" | "access" | "outbound" | "notice" | "chase" | "attempt" | "office" | "reset" | "digest";
        /** @description the first day on which it was queued, in the client’s zone */
        from?: string;
        /** @description the whole LR number */
        identifier?: string;
        order_id?: string;
        /** @description the whole contact */
        recipient?: string;
        /** @description dead: failed or expired */
        state?: "queued" | "sent" | "delivered" | "read" | "failed" | "expired" | "no_provider" | "dead";
        /** @description the last one */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description the message that repeats it */
              again_by: string | null;
              /** @description the message that it repeats */
              again_of: string | null;
              body: string;
              channel: string;
              /** @description in the currency of the installation */
              cost: number | null;
              /** Format: date-time */
              created_at: string;
              delivered_at: string | null;
              error: string | null;
              /** @description what it tells of: the event of its template, else its kind */
              event: string;
              /** @description when its receipt said that it did not arrive */
              failed_at: string | null;
              /** @description the message that came in its place */
              followed_by: string | null;
              /** Format: uuid */
              id: string;
              /** @description of the order, where there still is one */
              identifier: string | null;
              /** @description the message that it came in the place of */
              instead_of: string | null;
              kind: string;
              /** @description a dead letter that an administrator may send again */
              may_repeat: boolean;
              order_id: string | null;
              /** @description in how many parts an SMS left */
              parts: number | null;
              /** @description which provider took it */
              provider: string | null;
              /** @description the provider’s own name for it */
              provider_id: string | null;
              read_at: string | null;
              recipient: string;
              sent_at: string | null;
              /** @description who asked for it, where somebody did */
              sent_by: string | null;
              /** @enum {string} */
              state: "queued" | "sent" | "delivered" | "read" | "failed" | "expired" | "no_provider";
              subject: string;
              /** @description whose text it has: the event of the template */
              template: string | null;
              tries: number;
              /** @description what is known against its arrival */
              why: ("opted_out" | "wrong_number" | "refused" | "unreachable" | "fault" | "money_cap" | "no_receipt" | "out_of_time" | "no_provider") | null;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description of the installation */
              currency: string;
              /** @description why it may not be sent again; empty where it may */
              kept: {
                /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                code?: string;
                message: string;
              }[];
              message: {
                /** @description the message that repeats it */
                again_by: string | null;
                /** @description the message that it repeats */
                again_of: string | null;
                body: string;
                channel: string;
                /** @description in the currency of the installation */
                cost: number | null;
                /** Format: date-time */
                created_at: string;
                delivered_at: string | null;
                error: string | null;
                /** @description what it tells of: the event of its template, else its kind */
                event: string;
                /** @description when its receipt said that it did not arrive */
                failed_at: string | null;
                /** @description the message that came in its place */
                followed_by: string | null;
                /** Format: uuid */
                id: string;
                /** @description of the order, where there still is one */
                identifier: string | null;
                /** @description the message that it came in the place of */
                instead_of: string | null;
                kind: string;
                /** @description a dead letter that an administrator may send again */
                may_repeat: boolean;
                order_id: string | null;
                /** @description in how many parts an SMS left */
                parts: number | null;
                /** @description which provider took it */
                provider: string | null;
                /** @description the provider’s own name for it */
                provider_id: string | null;
                read_at: string | null;
                recipient: string;
                sent_at: string | null;
                /** @description who asked for it, where somebody did */
                sent_by: string | null;
                /** @enum {string} */
                state: "queued" | "sent" | "delivered" | "read" | "failed" | "expired" | "no_provider";
                subject: string;
                /** @description whose text it has: the event of the template */
                template: string | null;
                tries: number;
                /** @description what is known against its arrival */
                why: ("opted_out" | "wrong_number" | "refused" | "unreachable" | "fault" | "money_cap" | "no_receipt" | "out_of_time" | "no_provider") | null;
              };
              /** @description oldest first */
              rows: {
                /** @description null where that is not kept */
                at: string | null;
                /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                code?: string;
                message: string;
                /** @description another message that it leads to */
                other: string | null;
                /** @description in the provider’s words */
                said: string | null;
                /** @enum {string} */
                step: "queued" | "tried" | "sent" | "delivered" | "read" | "failed" | "expired" | "no_provider" | "went_on" | "again" | "due";
              }[];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  repeatMessage: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /**
              * Format: uuid
              * @description the new message
              */
              id: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  messageCosts: {
    parameters: {
      query: {
        from: string;
        to: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              currency: string;
              days: {
                channel: string;
                /** @description in the currency */
                cost: number;
                day: string;
                messages: number;
                /** @description parts of SMS that left */
                parts: number;
                /** @description null where none took them */
                provider: string | null;
                /** @description how many of each */
                states: {
                  delivered?: number;
                  expired?: number;
                  failed?: number;
                  no_provider?: number;
                  queued?: number;
                  read?: number;
                  sent?: number;
                };
              }[];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  clientCosts: {
    parameters: {
      query: {
        /** @description key of the last client of the page before */
        after?: string;
        from: string;
        limit?: number;
        to: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              clients: {
                channels: {
                  channel: string;
                  /** @description in the currency */
                  cost: number;
                  messages: number;
                  /** @description parts of SMS that left */
                  parts: number;
                  provider: string | null;
                  /** @description how many of each */
                  states: {
                    delivered?: number;
                    expired?: number;
                    failed?: number;
                    no_provider?: number;
                    queued?: number;
                    read?: number;
                    sent?: number;
                  };
                }[];
                client: string;
                /** @description in the currency */
                cost: number;
                messages: number;
                name: string;
                /** @description parts of SMS that left */
                parts: number;
                /** @description how many of each */
                states: {
                  delivered?: number;
                  expired?: number;
                  failed?: number;
                  no_provider?: number;
                  queued?: number;
                  read?: number;
                  sent?: number;
                };
              }[];
              currency: string;
              next: string | null;
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listPolicySettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              readonly groups: {
                /** @enum {string} */
                group: "dashboard" | "table" | "cards" | "adding_orders" | "proof" | "branding" | "receivers_page" | "messages" | "reports" | "access" | "retention";
                title: string;
              }[];
              /** @description what a client may begin with */
              presets: {
                /** @description the configuration as written */
                document: {
                  [key: string]: unknown;
                };
                preset: string;
              }[];
              readonly settings: {
                /** @description of a text: what is usual */
                readonly choices?: {
                  label: string;
                  value: string;
                }[];
                /** @description left out where a row has to say it */
                default?: unknown;
                /** @description of a list, at most */
                entries?: number;
                /** @description of rows */
                readonly fields?: {
                  /** @description of a text: what is usual */
                  readonly choices?: {
                    label: string;
                    value: string;
                  }[];
                  /** @description left out where a row has to say it */
                  default?: unknown;
                  /** @description of a list, at most */
                  entries?: number;
                  /** @enum {string} */
                  format?: "email" | "date" | "time_zone" | "username" | "column" | "country_code" | "origin" | "colour" | "language" | "logo" | "status";
                  key: string;
                  /** @enum {string} */
                  kind: "switch" | "text" | "number" | "choice" | "choices" | "texts" | "texts_by_key" | "rows";
                  least?: number;
                  /** @description characters of a text */
                  longest?: number;
                  most?: number;
                  nullable: boolean;
                  /** @description what it does, for whoever sets it */
                  says: string;
                  title: string;
                }[];
                /** @enum {string} */
                format?: "email" | "date" | "time_zone" | "username" | "column" | "country_code" | "origin" | "colour" | "language" | "logo" | "status";
                /** @enum {string} */
                group: "dashboard" | "table" | "cards" | "adding_orders" | "proof" | "branding" | "receivers_page" | "messages" | "reports" | "access" | "retention";
                /** @description stands where clients of the wire look for it */
                is_wire: boolean;
                /** @enum {string} */
                kind: "switch" | "text" | "number" | "choice" | "choices" | "texts" | "texts_by_key" | "rows";
                least?: number;
                /** @description characters of a text */
                longest?: number;
                most?: number;
                nullable: boolean;
                /** @description its name in the document */
                path: string;
                /** @description what it does, for whoever sets it */
                says: string;
                title: string;
              }[];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getPreferences: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description how uploaded files write dates that can be read in two ways; null: never said */
              bulk_dates: ("day_first" | "month_first") | null;
              /** @description what the headers of uploaded files stand for: field by header, plain; empty for none */
              bulk_headers: {
                [key: string]: string;
              };
              /** @description ids of columns in the user’s own order; those not named follow in theirs */
              column_order: string[];
              /** @description px by column id */
              column_widths: {
                [key: string]: number;
              };
              /** @enum {string} */
              density: "comfortable" | "compact";
              /** @description ids of the columns that are shown; null: all that the account has; with `-` among them also all that it has besides, save those named as `-id` */
              display_items: string[] | null;
              /** @description the first minutes: led through, the first proof seen, or put away; null: never led */
              first_steps: ("begun" | "seen" | "away") | null;
              /** @description null: never picked */
              page_size: (5 | 10 | 25 | 50) | null;
              /**
              * @description what PODs hold: photos and papers, beside them certificates, or signed proofs as well
              * @enum {string}
              */
              pods: "files" | "certificates" | "proofs";
              /**
              * @description what reports hold: the table’s columns, or beside them all that is on record
              * @enum {string}
              */
              report: "table" | "record";
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  savePreferences: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description how uploaded files write dates that can be read in two ways; null: never said */
          bulk_dates?: ("day_first" | "month_first") | null;
          /** @description what the headers of uploaded files stand for: field by header, plain; empty for none */
          bulk_headers?: {
            [key: string]: string;
          };
          /** @description ids of columns in the user’s own order; those not named follow in theirs */
          column_order?: string[];
          /** @description px by column id */
          column_widths?: {
            [key: string]: number;
          };
          /** @enum {string} */
          density?: "comfortable" | "compact";
          /** @description ids of the columns that are shown; null: all that the account has; with `-` among them also all that it has besides, save those named as `-id` */
          display_items?: string[] | null;
          /** @description the first minutes: led through, the first proof seen, or put away; null: never led */
          first_steps?: ("begun" | "seen" | "away") | null;
          /** @description null: never picked */
          page_size?: (5 | 10 | 25 | 50) | null;
          /**
          * @description what PODs hold: photos and papers, beside them certificates, or signed proofs as well
          * @enum {string}
          */
          pods?: "files" | "certificates" | "proofs";
          /**
          * @description what reports hold: the table’s columns, or beside them all that is on record
          * @enum {string}
          */
          report?: "table" | "record";
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description how uploaded files write dates that can be read in two ways; null: never said */
              bulk_dates: ("day_first" | "month_first") | null;
              /** @description what the headers of uploaded files stand for: field by header, plain; empty for none */
              bulk_headers: {
                [key: string]: string;
              };
              /** @description ids of columns in the user’s own order; those not named follow in theirs */
              column_order: string[];
              /** @description px by column id */
              column_widths: {
                [key: string]: number;
              };
              /** @enum {string} */
              density: "comfortable" | "compact";
              /** @description ids of the columns that are shown; null: all that the account has; with `-` among them also all that it has besides, save those named as `-id` */
              display_items: string[] | null;
              /** @description the first minutes: led through, the first proof seen, or put away; null: never led */
              first_steps: ("begun" | "seen" | "away") | null;
              /** @description null: never picked */
              page_size: (5 | 10 | 25 | 50) | null;
              /**
              * @description what PODs hold: photos and papers, beside them certificates, or signed proofs as well
              * @enum {string}
              */
              pods: "files" | "certificates" | "proofs";
              /**
              * @description what reports hold: the table’s columns, or beside them all that is on record
              * @enum {string}
              */
              report: "table" | "record";
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  refreshPublic: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            client_config: {
              brand?: components["schemas"]["Brand"];
              geolocation: boolean;
              /** @description missing and damaged goods name their invoice */
              goods_invoice: boolean;
              hide_remark_name: boolean;
              hide_remark_text: boolean;
              /** @description of the values above, and of Anonymous, those that the reader’s language calls otherwise */
              labels?: {
                [key: string]: string;
              };
              languages?: components["schemas"]["ClientLanguages"];
              rating: boolean;
              rejection_reasons: string[];
              remark_categories: string[];
              /** @description of a remark, beside its text; sent in custom_fields */
              remark_fields: {
                disabled: boolean;
                /** @enum {string} */
                field_type: "text" | "number" | "list" | "date";
                key: string;
                label: string;
                /** @description one of those so marked must be filled */
                mandatory: boolean;
                values: string[];
              }[];
              /** @description what judges the holder’s actions, for a phone without network */
              rules: {
                /** @description left out where a remark has no further fields */
                additional_field_in_epod?: {
                  disabled: boolean;
                  /** @enum {string} */
                  field_type: "text" | "number" | "list" | "date";
                  key: string;
                  label: string;
                  values: string[];
                }[];
                allow_deletion_of_attachments: boolean;
                bannedRejectRemarks: string[];
                category_required: boolean;
                /** @description left out by releases that did not ask */
                damage_needs_photo?: boolean;
                dispute_hours: number;
                hide: {
                  add_attachments: boolean;
                  add_remark: boolean;
                  goods_condition: boolean;
                  receive_order: boolean;
                };
                /** @enum {string} */
                label_leave: "never" | "sender" | "door";
                /** @enum {string} */
                label_window: "refuse" | "flag" | "ignore";
                mandatory_fields_in_epod_closure: ("attachment" | "remarks" | "item_condition")[];
                multiRemark: boolean;
                /** @description left out by releases that did not ask */
                not_delivered?: {
                  needs_photo: boolean;
                  reasons: ("nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other")[];
                };
                /** @enum {string} */
                otp_mode: "on_demand" | "delivery_code" | "none";
                rating: boolean;
                reached_within_metres: number;
                receive_needs_epod_photo: boolean;
                receive_needs_remark: boolean;
                receive_needs_spoc_photo: boolean;
                reject_needs_remark: boolean;
                remarks_mandatory_field: string[];
                review_levels: number;
                /** @enum {string} */
                signature: "off" | "optional" | "required";
              };
              suggestions: string[];
              time_zone: string;
              wording: {
                reject: string;
                rejected: string;
              };
            };
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: components["schemas"]["PublicOrder"];
            status: boolean;
            /** @description good for this order and role only, for an hour */
            token: string;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  nextStop: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              city: string | null;
              name: string;
              url: string;
            } | null;
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  noteOpening: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  openPublicOfClient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client: string;
        ref: string;
        role: "receiver" | "driver" | "tracking";
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            client_config: {
              brand?: components["schemas"]["Brand"];
              geolocation: boolean;
              /** @description missing and damaged goods name their invoice */
              goods_invoice: boolean;
              hide_remark_name: boolean;
              hide_remark_text: boolean;
              /** @description of the values above, and of Anonymous, those that the reader’s language calls otherwise */
              labels?: {
                [key: string]: string;
              };
              languages?: components["schemas"]["ClientLanguages"];
              rating: boolean;
              rejection_reasons: string[];
              remark_categories: string[];
              /** @description of a remark, beside its text; sent in custom_fields */
              remark_fields: {
                disabled: boolean;
                /** @enum {string} */
                field_type: "text" | "number" | "list" | "date";
                key: string;
                label: string;
                /** @description one of those so marked must be filled */
                mandatory: boolean;
                values: string[];
              }[];
              /** @description what judges the holder’s actions, for a phone without network */
              rules: {
                /** @description left out where a remark has no further fields */
                additional_field_in_epod?: {
                  disabled: boolean;
                  /** @enum {string} */
                  field_type: "text" | "number" | "list" | "date";
                  key: string;
                  label: string;
                  values: string[];
                }[];
                allow_deletion_of_attachments: boolean;
                bannedRejectRemarks: string[];
                category_required: boolean;
                /** @description left out by releases that did not ask */
                damage_needs_photo?: boolean;
                dispute_hours: number;
                hide: {
                  add_attachments: boolean;
                  add_remark: boolean;
                  goods_condition: boolean;
                  receive_order: boolean;
                };
                /** @enum {string} */
                label_leave: "never" | "sender" | "door";
                /** @enum {string} */
                label_window: "refuse" | "flag" | "ignore";
                mandatory_fields_in_epod_closure: ("attachment" | "remarks" | "item_condition")[];
                multiRemark: boolean;
                /** @description left out by releases that did not ask */
                not_delivered?: {
                  needs_photo: boolean;
                  reasons: ("nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other")[];
                };
                /** @enum {string} */
                otp_mode: "on_demand" | "delivery_code" | "none";
                rating: boolean;
                reached_within_metres: number;
                receive_needs_epod_photo: boolean;
                receive_needs_remark: boolean;
                receive_needs_spoc_photo: boolean;
                reject_needs_remark: boolean;
                remarks_mandatory_field: string[];
                review_levels: number;
                /** @enum {string} */
                signature: "off" | "optional" | "required";
              };
              suggestions: string[];
              time_zone: string;
              wording: {
                reject: string;
                rejected: string;
              };
            };
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: components["schemas"]["PublicOrder"];
            status: boolean;
            /** @description good for this order and role only, for an hour */
            token: string;
          };
        };
      };
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  askLocator: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client: string;
        lr: string;
        role: "receiver" | "driver" | "tracking";
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            languages?: components["schemas"]["ClientLanguages"];
            message: string;
            status: boolean;
          };
        };
      };
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  openByLr: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        client: string;
        lr: string;
        role: "receiver" | "driver" | "tracking";
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          code?: number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            client_config?: {
              brand?: components["schemas"]["Brand"];
              geolocation: boolean;
              /** @description missing and damaged goods name their invoice */
              goods_invoice: boolean;
              hide_remark_name: boolean;
              hide_remark_text: boolean;
              /** @description of the values above, and of Anonymous, those that the reader’s language calls otherwise */
              labels?: {
                [key: string]: string;
              };
              languages?: components["schemas"]["ClientLanguages"];
              rating: boolean;
              rejection_reasons: string[];
              remark_categories: string[];
              /** @description of a remark, beside its text; sent in custom_fields */
              remark_fields: {
                disabled: boolean;
                /** @enum {string} */
                field_type: "text" | "number" | "list" | "date";
                key: string;
                label: string;
                /** @description one of those so marked must be filled */
                mandatory: boolean;
                values: string[];
              }[];
              /** @description what judges the holder’s actions, for a phone without network */
              rules: {
                /** @description left out where a remark has no further fields */
                additional_field_in_epod?: {
                  disabled: boolean;
                  /** @enum {string} */
                  field_type: "text" | "number" | "list" | "date";
                  key: string;
                  label: string;
                  values: string[];
                }[];
                allow_deletion_of_attachments: boolean;
                bannedRejectRemarks: string[];
                category_required: boolean;
                /** @description left out by releases that did not ask */
                damage_needs_photo?: boolean;
                dispute_hours: number;
                hide: {
                  add_attachments: boolean;
                  add_remark: boolean;
                  goods_condition: boolean;
                  receive_order: boolean;
                };
                /** @enum {string} */
                label_leave: "never" | "sender" | "door";
                /** @enum {string} */
                label_window: "refuse" | "flag" | "ignore";
                mandatory_fields_in_epod_closure: ("attachment" | "remarks" | "item_condition")[];
                multiRemark: boolean;
                /** @description left out by releases that did not ask */
                not_delivered?: {
                  needs_photo: boolean;
                  reasons: ("nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other")[];
                };
                /** @enum {string} */
                otp_mode: "on_demand" | "delivery_code" | "none";
                rating: boolean;
                reached_within_metres: number;
                receive_needs_epod_photo: boolean;
                receive_needs_remark: boolean;
                receive_needs_spoc_photo: boolean;
                reject_needs_remark: boolean;
                remarks_mandatory_field: string[];
                review_levels: number;
                /** @enum {string} */
                signature: "off" | "optional" | "required";
              };
              suggestions: string[];
              time_zone: string;
              wording: {
                reject: string;
                rejected: string;
              };
            };
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result?: components["schemas"]["PublicOrder"];
            status: boolean;
            /** @description good for this order and role only, for an hour */
            token?: string;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  openPublic: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        ref: string;
        role: "receiver" | "driver" | "tracking";
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            client_config: {
              brand?: components["schemas"]["Brand"];
              geolocation: boolean;
              /** @description missing and damaged goods name their invoice */
              goods_invoice: boolean;
              hide_remark_name: boolean;
              hide_remark_text: boolean;
              /** @description of the values above, and of Anonymous, those that the reader’s language calls otherwise */
              labels?: {
                [key: string]: string;
              };
              languages?: components["schemas"]["ClientLanguages"];
              rating: boolean;
              rejection_reasons: string[];
              remark_categories: string[];
              /** @description of a remark, beside its text; sent in custom_fields */
              remark_fields: {
                disabled: boolean;
                /** @enum {string} */
                field_type: "text" | "number" | "list" | "date";
                key: string;
                label: string;
                /** @description one of those so marked must be filled */
                mandatory: boolean;
                values: string[];
              }[];
              /** @description what judges the holder’s actions, for a phone without network */
              rules: {
                /** @description left out where a remark has no further fields */
                additional_field_in_epod?: {
                  disabled: boolean;
                  /** @enum {string} */
                  field_type: "text" | "number" | "list" | "date";
                  key: string;
                  label: string;
                  values: string[];
                }[];
                allow_deletion_of_attachments: boolean;
                bannedRejectRemarks: string[];
                category_required: boolean;
                /** @description left out by releases that did not ask */
                damage_needs_photo?: boolean;
                dispute_hours: number;
                hide: {
                  add_attachments: boolean;
                  add_remark: boolean;
                  goods_condition: boolean;
                  receive_order: boolean;
                };
                /** @enum {string} */
                label_leave: "never" | "sender" | "door";
                /** @enum {string} */
                label_window: "refuse" | "flag" | "ignore";
                mandatory_fields_in_epod_closure: ("attachment" | "remarks" | "item_condition")[];
                multiRemark: boolean;
                /** @description left out by releases that did not ask */
                not_delivered?: {
                  needs_photo: boolean;
                  reasons: ("nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other")[];
                };
                /** @enum {string} */
                otp_mode: "on_demand" | "delivery_code" | "none";
                rating: boolean;
                reached_within_metres: number;
                receive_needs_epod_photo: boolean;
                receive_needs_remark: boolean;
                receive_needs_spoc_photo: boolean;
                reject_needs_remark: boolean;
                remarks_mandatory_field: string[];
                review_levels: number;
                /** @enum {string} */
                signature: "off" | "optional" | "required";
              };
              suggestions: string[];
              time_zone: string;
              wording: {
                reject: string;
                rejected: string;
              };
            };
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: components["schemas"]["PublicOrder"];
            status: boolean;
            /** @description good for this order and role only, for an hour */
            token: string;
          };
        };
      };
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  openStatement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        ref: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              answer: ("confirmed" | "contested") | null;
              answered_at: string | null;
              balances: {
                asset: string;
                balance: number;
              }[];
              brand?: components["schemas"]["Brand"];
              languages?: components["schemas"]["ClientLanguages"];
              note: string | null;
              party: string;
              sender: string;
              /** @description of the sender: the one that times are told in */
              time_zone: string;
              /** Format: date-time */
              until: string;
            };
            status: boolean;
          };
        };
      };
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  answerStatement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        ref: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          answer: "confirmed" | "contested";
          /** @default null */
          note?: string | null;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              answer: ("confirmed" | "contested") | null;
              answered_at: string | null;
              balances: {
                asset: string;
                balance: number;
              }[];
              brand?: components["schemas"]["Brand"];
              languages?: components["schemas"]["ClientLanguages"];
              note: string | null;
              party: string;
              sender: string;
              /** @description of the sender: the one that times are told in */
              time_zone: string;
              /** Format: date-time */
              until: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  openByHeader: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        header: string;
        ref: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            client_config: {
              brand?: components["schemas"]["Brand"];
              geolocation: boolean;
              /** @description missing and damaged goods name their invoice */
              goods_invoice: boolean;
              hide_remark_name: boolean;
              hide_remark_text: boolean;
              /** @description of the values above, and of Anonymous, those that the reader’s language calls otherwise */
              labels?: {
                [key: string]: string;
              };
              languages?: components["schemas"]["ClientLanguages"];
              rating: boolean;
              rejection_reasons: string[];
              remark_categories: string[];
              /** @description of a remark, beside its text; sent in custom_fields */
              remark_fields: {
                disabled: boolean;
                /** @enum {string} */
                field_type: "text" | "number" | "list" | "date";
                key: string;
                label: string;
                /** @description one of those so marked must be filled */
                mandatory: boolean;
                values: string[];
              }[];
              /** @description what judges the holder’s actions, for a phone without network */
              rules: {
                /** @description left out where a remark has no further fields */
                additional_field_in_epod?: {
                  disabled: boolean;
                  /** @enum {string} */
                  field_type: "text" | "number" | "list" | "date";
                  key: string;
                  label: string;
                  values: string[];
                }[];
                allow_deletion_of_attachments: boolean;
                bannedRejectRemarks: string[];
                category_required: boolean;
                /** @description left out by releases that did not ask */
                damage_needs_photo?: boolean;
                dispute_hours: number;
                hide: {
                  add_attachments: boolean;
                  add_remark: boolean;
                  goods_condition: boolean;
                  receive_order: boolean;
                };
                /** @enum {string} */
                label_leave: "never" | "sender" | "door";
                /** @enum {string} */
                label_window: "refuse" | "flag" | "ignore";
                mandatory_fields_in_epod_closure: ("attachment" | "remarks" | "item_condition")[];
                multiRemark: boolean;
                /** @description left out by releases that did not ask */
                not_delivered?: {
                  needs_photo: boolean;
                  reasons: ("nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other")[];
                };
                /** @enum {string} */
                otp_mode: "on_demand" | "delivery_code" | "none";
                rating: boolean;
                reached_within_metres: number;
                receive_needs_epod_photo: boolean;
                receive_needs_remark: boolean;
                receive_needs_spoc_photo: boolean;
                reject_needs_remark: boolean;
                remarks_mandatory_field: string[];
                review_levels: number;
                /** @enum {string} */
                signature: "off" | "optional" | "required";
              };
              suggestions: string[];
              time_zone: string;
              wording: {
                reject: string;
                rejected: string;
              };
            };
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            /** @description the step it opens at; null: its beginning */
            opens: string | null;
            result: components["schemas"]["PublicOrder"];
            /**
            * @description whose page it is
            * @enum {string}
            */
            role: "receiver" | "driver" | "tracking";
            status: boolean;
            /** @description good for this order and role only, for an hour */
            token: string;
          };
        };
      };
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  openByReference: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        ref: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            client_config: {
              brand?: components["schemas"]["Brand"];
              geolocation: boolean;
              /** @description missing and damaged goods name their invoice */
              goods_invoice: boolean;
              hide_remark_name: boolean;
              hide_remark_text: boolean;
              /** @description of the values above, and of Anonymous, those that the reader’s language calls otherwise */
              labels?: {
                [key: string]: string;
              };
              languages?: components["schemas"]["ClientLanguages"];
              rating: boolean;
              rejection_reasons: string[];
              remark_categories: string[];
              /** @description of a remark, beside its text; sent in custom_fields */
              remark_fields: {
                disabled: boolean;
                /** @enum {string} */
                field_type: "text" | "number" | "list" | "date";
                key: string;
                label: string;
                /** @description one of those so marked must be filled */
                mandatory: boolean;
                values: string[];
              }[];
              /** @description what judges the holder’s actions, for a phone without network */
              rules: {
                /** @description left out where a remark has no further fields */
                additional_field_in_epod?: {
                  disabled: boolean;
                  /** @enum {string} */
                  field_type: "text" | "number" | "list" | "date";
                  key: string;
                  label: string;
                  values: string[];
                }[];
                allow_deletion_of_attachments: boolean;
                bannedRejectRemarks: string[];
                category_required: boolean;
                /** @description left out by releases that did not ask */
                damage_needs_photo?: boolean;
                dispute_hours: number;
                hide: {
                  add_attachments: boolean;
                  add_remark: boolean;
                  goods_condition: boolean;
                  receive_order: boolean;
                };
                /** @enum {string} */
                label_leave: "never" | "sender" | "door";
                /** @enum {string} */
                label_window: "refuse" | "flag" | "ignore";
                mandatory_fields_in_epod_closure: ("attachment" | "remarks" | "item_condition")[];
                multiRemark: boolean;
                /** @description left out by releases that did not ask */
                not_delivered?: {
                  needs_photo: boolean;
                  reasons: ("nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other")[];
                };
                /** @enum {string} */
                otp_mode: "on_demand" | "delivery_code" | "none";
                rating: boolean;
                reached_within_metres: number;
                receive_needs_epod_photo: boolean;
                receive_needs_remark: boolean;
                receive_needs_spoc_photo: boolean;
                reject_needs_remark: boolean;
                remarks_mandatory_field: string[];
                review_levels: number;
                /** @enum {string} */
                signature: "off" | "optional" | "required";
              };
              suggestions: string[];
              time_zone: string;
              wording: {
                reject: string;
                rejected: string;
              };
            };
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            /** @description the step it opens at; null: its beginning */
            opens: string | null;
            result: components["schemas"]["PublicOrder"];
            /**
            * @description whose page it is
            * @enum {string}
            */
            role: "receiver" | "driver" | "tracking";
            status: boolean;
            /** @description good for this order and role only, for an hour */
            token: string;
          };
        };
      };
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  requestCutter: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          callback_data: {
            /** @description ignored: the rows are added as the caller */
            headers?: {
              [key: string]: string;
            };
            /** @enum {string} */
            method?: "POST";
            url: string;
          };
          /** @default 200 */
          chunk_size?: number;
          data: components["schemas"]["NewOrderInput"][];
          /**
          * Format: uuid
          * @description of POST /imports; without it the request is an import of its own
          */
          import_id?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            data: {
              data: {
                extra_data: {
                  data: {
                    /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                    code?: string;
                    identifier: string;
                    message: string;
                    POD_ID?: string | number;
                    /** @description 1 for the first */
                    row: number;
                  }[];
                };
              };
              /** @description false when any row failed; the others were added */
              success: boolean;
            }[];
            message: string;
            /** Format: uuid */
            request_id: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  requestId: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          request_id: string;
          /** @description the caller’s own */
          username: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          code: string;
          password: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  session: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description the client’s configuration as written */
            client_config: {
              [key: string]: unknown;
            };
            /** Format: uuid */
            client_id: string;
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            embedded: boolean;
            /** Format: date-time */
            expires_at: string;
            /** @description administers every client */
            is_platform_admin: boolean;
            message: string;
            /** @description can do nothing but set up the second factor that its client asks for */
            needs_second_factor: boolean;
            party: string | null;
            /** @description the effective configuration, every default filled */
            policy: {
              /** @description adding an order */
              add: {
                /**
                * @description a driver’s contact is needed; off: in the full form alone
                * @default true
                */
                driver_contact_required: boolean;
                /**
                * @description how long an address for adding an order on a phone is good, until it is opened
                * @default 1
                */
                mobile_add_minutes: number;
                /**
                * @description off: only the identifier is required (agrochemical type)
                * @default true
                */
                required_fields: boolean;
                /**
                * @description no ETA is needed
                * @default false
                */
                waive_eta: boolean;
                /**
                * @description no receiver’s name and contact is needed
                * @default false
                */
                waive_spoc: boolean;
              };
              /**
              * @description columns of the catalogue beside the set’s own; actions among them too
              * @default []
              */
              add_columns: ("lr" | "vehicle" | "client" | "source" | "destination" | "dispatch_date" | "due" | "delivery_time" | "otp" | "remarks" | "attachments" | "driver_name" | "driver_contact" | "transporter" | "lr_number" | "pod_id" | "invoice" | "invoice_date" | "quantity" | "current_status" | "trip_status" | "sms_status" | "wa_trigger_time" | "wa_status" | "driver_reach" | "review_status" | "approved_1" | "approved_2" | "shippers_code" | "shippers_name" | "destination_address" | "client_name" | "billing_qty" | "po_number" | "sla" | "depot_name" | "depot_code" | "zone" | "edit" | "view" | "copy_link" | "notification" | "share_order")[];
              /** @description how the client looks on sign-in, public pages and mails */
              branding: {
                /**
                * @description such as #0b6160; what it writes is darkened or lightened until it reads at 7:1. null: the product’s own
                * @default null
                */
                colour: string | null;
                /**
                * @description the picture beside the name, by its digest and size, as PUT /clients/{key}/logo answers it; null: none
                * @default null
                */
                logo: string | null;
                /**
                * @description what it is called there; null: the client’s own name
                * @default null
                */
                name: string | null;
              };
              /** @description orders from a file */
              bulk: {
                /**
                * @description how the file’s rows become orders
                * @default generic
                * @enum {string}
                */
                format: "generic" | "agrochemical" | "food_delivery" | "shipper";
                /**
                * @description the report of failed rows lists their POD ID
                * @default false
                */
                report_pod_id: boolean;
                /**
                * @description how the file writes the TAT
                * @default hours
                * @enum {string}
                */
                tat_unit: "hours" | "days" | "hh:mm:ss";
              };
              /** @description labels in place of the standard ones; null keeps the standard */
              cards: {
                /**
                * @description 'Closed Orders'
                * @default null
                */
                closed: string | null;
                /**
                * @description 'Open Orders < ETA'
                * @default null
                */
                eta: string | null;
                /**
                * @description 'Closed w/ Exception'
                * @default null
                */
                exception: string | null;
                /**
                * @description 'Open Orders > ETA'
                * @default null
                */
                open: string | null;
                /**
                * @description 'Rejected'
                * @default null
                */
                rejected: string | null;
                /**
                * @description the Rejected card is shown
                * @default false
                */
                show_rejected: boolean;
                /**
                * @description 'Total Orders'
                * @default null
                */
                total: string | null;
              };
              /**
              * @description which court's statement a certificate of delivery has behind it, to be completed and signed by hand: none, or that of the Bharatiya Sakshya Adhiniyam 2023, section 63(4)
              * @default none
              * @enum {string}
              */
              certificate_statement: "none" | "bsa_63_4";
              /** @description asking for what a proof still lacks */
              chase: {
                /**
                * @description hours that a step has to be missing before that
                * @default 24
                */
                after_hours: number;
                /**
                * @description receivers and drivers are sent a link to the missing step by itself, once a day at most for each order and step, by day
                * @default false
                */
                automatic: boolean;
              };
              /**
              * @description addresses that are sent the newest checkpoint of the log each night, to keep; none: nobody
              * @default []
              */
              checkpoint_mail: string[];
              /** @description differences and disputes */
              claims: {
                /**
                * @description hours after closure in which client and receiver may dispute
                * @default 72
                */
                dispute_hours: number;
                /**
                * @description days until a new claim is due
                * @default 7
                */
                due_days: number;
                /**
                * @description username of whom a new claim belongs to; null: the client account’s own
                * @default null
                */
                owner: string | null;
                /**
                * @description how much of a line’s declared quantity may differ before a claim is opened
                * @default 0
                */
                threshold_percent: number;
              };
              /**
              * @description terms of law and contract that count down on each order and in Analysis
              * @default []
              */
              clocks: {
                /**
                * @description day on which that was last checked, YYYY-MM-DD; null: never
                * @default null
                */
                checked_on: string | null;
                /**
                * @description days after the day on which it begins; the last counts to its end
                * @default 45
                */
                days: number;
                /**
                * @description what it begins with: receipt, acceptance (receipt; where a claim is opened or the proof turned down within 15 days of it, when that is settled or approved), rejection, or the first claim
                * @default accepted
                * @enum {string}
                */
                from: "received" | "accepted" | "rejected" | "claimed";
                /** @description its name in addresses: small letters, figures and _ */
                key: string;
                /** @description what people call it */
                name: string;
                /**
                * @description who has to do it by then
                * @default buyer
                * @enum {string}
                */
                owed_by: "buyer" | "seller" | "transporter" | "receiver";
                /**
                * @description the law or contract that it follows
                * @default
                */
                source: string;
                /**
                * @description what ends it in time: a claim that is opened; null: nothing that is on record
                * @default null
                */
                until: "claimed" | null;
              }[];
              /**
              * @description labels in place of the catalogue’s, by column id
              * @default {}
              */
              column_labels: {
                approved_1?: string;
                approved_2?: string;
                attachments?: string;
                billing_qty?: string;
                client?: string;
                client_name?: string;
                copy_link?: string;
                current_status?: string;
                delivery_time?: string;
                depot_code?: string;
                depot_name?: string;
                destination?: string;
                destination_address?: string;
                dispatch_date?: string;
                driver_contact?: string;
                driver_name?: string;
                driver_reach?: string;
                due?: string;
                edit?: string;
                invoice?: string;
                invoice_date?: string;
                lr?: string;
                lr_number?: string;
                notification?: string;
                otp?: string;
                po_number?: string;
                pod_id?: string;
                quantity?: string;
                remarks?: string;
                review_status?: string;
                share_order?: string;
                shippers_code?: string;
                shippers_name?: string;
                sla?: string;
                sms_status?: string;
                source?: string;
                transporter?: string;
                trip_status?: string;
                vehicle?: string;
                view?: string;
                wa_status?: string;
                wa_trigger_time?: string;
                zone?: string;
              };
              /**
              * @description which column set the table begins with
              * @default default
              * @enum {string}
              */
              columns: "default" | "vendor" | "distributor" | "shipper";
              /** @description what kind of account this is */
              config: {
                /**
                * @description 'Admin', 'Distributor', 'CnF', '{client}-Driver', '{client}-Distributor', '{client}-Viewer', or null for a plain one
                * @default null
                */
                accountType: string | null;
                /**
                * @description opens Admin, and Receive and Reject
                * @default false
                */
                admin: boolean;
                /**
                * @description may trigger the receivers’ notifications by hand
                * @default false
                */
                allow_manual_trigger_for_epod_notifications: boolean;
                /**
                * @description may name other recipients for them
                * @default false
                */
                allow_targets_for_manual_trigger: boolean;
                /**
                * @description 'write' leaves reading alone
                * @default null
                */
                disable: "write" | null;
                /**
                * @description remark fields of which at least one must be filled; where empty, those of order_module_config
                * @default []
                */
                remarks_mandatory_field: string[];
                /**
                * @description 'User_Mgmnt' opens User Management; else null
                * @default null
                */
                role: string | null;
                /**
                * @description opens Analysis
                * @default false
                */
                show_analytics: boolean;
                /**
                * @description looks, changes nothing
                * @default false
                */
                "view-only": boolean;
              };
              /** @description the dashboard */
              dashboard_customization: {
                /**
                * @description orders may be added from a file
                * @default false
                */
                bulk_upload: boolean;
                /**
                * @description the file’s columns
                * @default []
                */
                bulk_upload_headers: {
                  /** @description header in the file */
                  text: string;
                  /** @description 'text', 'number', 'date' or 'time' */
                  type: string;
                  /** @description field of the order it fills */
                  value: string;
                }[];
                /** @description the table’s columns, changed one by one */
                custom_header_config: {
                  /**
                  * @description columns after the set’s own; one that stands already gets this label
                  * @default []
                  */
                  add_header: {
                    /** @description the column’s label */
                    text: string;
                    /**
                    * Format: column
                    * @description id of a column of the catalogue, or path of a field of the order, such as destination.city
                    */
                    value: string;
                  }[];
                  /**
                  * @description columns in place of the set’s own; null: the set stands. Actions stay
                  * @default null
                  */
                  header: {
                    /** @description the column’s label */
                    text: string;
                    /**
                    * Format: column
                    * @description id of a column of the catalogue, or path of a field of the order, such as destination.city
                    */
                    value: string;
                  }[] | null;
                  /**
                  * @description labels of action columns to take away
                  * @default []
                  */
                  remove_actions_with_labels: string[];
                  /**
                  * @description labels of columns to take away
                  * @default []
                  */
                  remove_headers_with_labels: string[];
                };
                /** @description what is taken away, from page and server alike */
                hide: {
                  /**
                  * @description no photos
                  * @default false
                  */
                  add_attachments: boolean;
                  /**
                  * @description no remarks
                  * @default false
                  */
                  add_remark: boolean;
                  /**
                  * @description no Add and no bulk upload
                  * @default false
                  */
                  add_transaction: boolean;
                  /**
                  * @description no Set Display Items
                  * @default false
                  */
                  display_items: boolean;
                  /**
                  * @description no Download PODs
                  * @default false
                  */
                  download_pods: boolean;
                  /**
                  * @description no Download Reports
                  * @default false
                  */
                  download_report: boolean;
                  /**
                  * @description no driver link
                  * @default false
                  */
                  driver_link: boolean;
                  /**
                  * @description no editing
                  * @default false
                  */
                  edit_trip: boolean;
                  /**
                  * @description no goods condition
                  * @default false
                  */
                  goods_condition: boolean;
                  /**
                  * @description no Receive, Reject and OTP
                  * @default false
                  */
                  receive_order: boolean;
                  /**
                  * @description no receiver link
                  * @default false
                  */
                  receiver_link: boolean;
                };
              };
              /**
              * @description no driver link is given out
              * @default false
              */
              do_not_show_driver_public_link: boolean;
              /**
              * @description no receiver link is given out
              * @default false
              */
              do_not_show_receivers_public_link: boolean;
              /**
              * @description columns for what the orders carry in extra_fields
              * @default []
              */
              dynamic_headers: {
                /** @description the column’s label */
                text: string;
                /** @description key in extra_fields */
                value: string;
              }[];
              /**
              * @description fixed lower bound of the date range, YYYY-MM-DD; null: none
              * @default null
              */
              earliest_date: string | null;
              /**
              * @description what must be filled to submit an edit: the first receiver’s contact, or driver name and contact
              * @default spoc_contact
              * @enum {string}
              */
              edit_needs: "spoc_contact" | "driver";
              /** @description fields of a dispatched order that may be edited */
              editable: {
                /**
                * @description driver name and contact
                * @default false
                */
                driver: boolean;
                /**
                * @description the TAT
                * @default false
                */
                tat: boolean;
              };
              /** @description fields of an order that others than the owner’s desk may edit too */
              editable_by: {
                /**
                * @description beside vehicle and driver, by the CnF agent
                * @default []
                */
                cnf: string[];
                /**
                * @description beside vehicle and driver, by the distributor
                * @default []
                */
                distributor: string[];
                /**
                * @description beside vehicle and driver, by the transporter
                * @default []
                */
                transporter: string[];
              };
              /**
              * @description origins, such as https://erp.example.com, whose pages may show Analysis and Admin in a frame
              * @default []
              */
              framed_by: string[];
              /**
              * @description missing and damaged goods name their invoice
              * @default false
              */
              goods_invoice: boolean;
              /**
              * @description kinds of account that copy no links: Distributor and CnF, Driver, Viewer, vendor
              * @default []
              */
              hide_copy_links_for: ("client_view" | "driver" | "viewer" | "transporter")[];
              /**
              * @description remarks may be made on single items (agrochemical family)
              * @default false
              */
              item_remarks: boolean;
              /** @description GS1 transport labels that are read for an order */
              labels: {
                /**
                * @description whose label lets goods be left without a receiver: none, one that the sender’s desk read, or one read at the door too
                * @default sender
                * @enum {string}
                */
                leave: "never" | "sender" | "door";
                /**
                * @description what a receipt before or after the label’s times becomes: refused, an exception, or nothing
                * @default flag
                * @enum {string}
                */
                window: "refuse" | "flag" | "ignore";
              };
              /** @description what receivers, drivers and the client’s people read */
              languages: {
                /**
                * @description language that its pages begin with for whoever has chosen none; null: the browser’s, where it is offered
                * @default null
                */
                first: ("en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn") | null;
                /**
                * @description languages that its pages offer, beside English
                * @default [
                *       "hi",
                *       "ta",
                *       "te",
                *       "mr",
                *       "bn",
                *       "gu",
                *       "kn"
                *     ]
                */
                offered: ("hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn")[];
              };
              /**
              * @description days that a public link is good for, from the ETA or, where that is past or unknown, from its making
              * @default 30
              */
              link_days: number;
              /** @description returnable assets */
              lot_module_config: {
                /**
                * @description crates are counted out and in
                * @default false
                */
                enable_lot_events: boolean;
              };
              /**
              * @description public pages may be opened by LR number and a code
              * @default false
              */
              lr_locator: boolean;
              /** @description messages to receivers and drivers */
              messages: {
                /**
                * @description the order in which one way is tried after another
                * @default [
                *       "whatsapp",
                *       "sms",
                *       "email"
                *     ]
                */
                channels: ("whatsapp" | "sms" | "email")[];
                /**
                * @description minutes that a receipt may take before the next way is tried; null: no other way is tried
                * @default 15
                */
                fall_back_minutes: number | null;
                /**
                * Format: language
                * @description the language of SMS and WhatsApp
                * @default en
                * @enum {string}
                */
                language: "en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn";
                /**
                * @description how SMS carry links, as their fixed part is registered: whole, /r?{ref} or /{HEADER}/{ref}
                * @default plain
                * @enum {string}
                */
                link_form: "plain" | "query" | "header";
                /**
                * @description the sender header registered with operators, three to six capital letters
                * @default null
                */
                link_header: string | null;
                /**
                * @description what the account’s messages may cost in a day, in the installation’s currency; null: any
                * @default null
                */
                money_a_day: number | null;
                /**
                * @description notices to one contact in a day at most
                * @default 200
                */
                per_contact_a_day: number;
                /**
                * @description notices about one order in a day at most
                * @default 60
                */
                per_order_a_day: number;
                /**
                * @description hour from which receivers are left alone, such as 21:00; null: at none
                * @default null
                */
                quiet_from: string | null;
                /**
                * @description hour until which they are
                * @default null
                */
                quiet_until: string | null;
                /**
                * @description zones in which numbers of other countries are; the client’s own for all others
                * @default []
                */
                quiet_zones: {
                  /** @description how the number begins, without the plus */
                  code: string;
                  /**
                  * Format: time_zone
                  * @description IANA zone of whoever has it
                  */
                  zone: string;
                }[];
                /**
                * @description which of the installation’s providers carries SMS; null: its first
                * @default null
                */
                sms_provider: ("twilio" | "msg91" | "http") | null;
                /**
                * @description sender id of its SMS; null: the installation’s
                * @default null
                */
                sms_sender: string | null;
                /**
                * @description texts of the client’s own, with their ids at the provider
                * @default []
                */
                templates: {
                  /**
                  * @description the link is a button of the template, and no text
                  * @default false
                  */
                  button: boolean;
                  /**
                  * @description how it travels
                  * @enum {string}
                  */
                  channel: "whatsapp" | "sms" | "email";
                  /**
                  * @description what it tells of
                  * @enum {string}
                  */
                  event: "otp" | "delivery_code" | "access" | "outbound" | "notice" | "chase" | "attempt";
                  /**
                  * @description flow or DLT template id of the SMS, or template name at WhatsApp
                  * @default null
                  */
                  id: string | null;
                  /**
                  * Format: language
                  * @description the language it is in
                  * @default en
                  * @enum {string}
                  */
                  language: "en" | "hi" | "ta" | "te" | "mr" | "bn" | "gu" | "kn";
                  /**
                  * @description the text with {sender}, {identifier} and so on; null: ours
                  * @default null
                  */
                  text: string | null;
                  /**
                  * @description what is handed over, in the registered order; none: all that the event has
                  * @default []
                  */
                  variables: string[];
                }[];
                /**
                * @description id of its number at WhatsApp; null: the installation’s
                * @default null
                */
                whatsapp_sender: string | null;
              };
              /** @description usernames of the client’s accounts with a right, or without one, of their own */
              named_accounts: {
                /**
                * @description open Analysis
                * @default []
                */
                analysis: string[];
                /**
                * @description add orders from a file
                * @default []
                */
                bulk_upload: string[];
                /**
                * @description open History
                * @default []
                */
                history: string[];
                /**
                * @description add no orders
                * @default []
                */
                no_add: string[];
                /**
                * @description have no OTP block
                * @default []
                */
                no_otp: string[];
                /**
                * @description have Receive and Reject
                * @default []
                */
                receive_button: string[];
              };
              /** @description goods that could not be delivered */
              not_delivered: {
                /**
                * @description the receiver is sent a link at once, and asked whether somebody came
                * @default true
                */
                ask_receiver: boolean;
                /**
                * @description whoever brings the goods has to take a photo of the door
                * @default false
                */
                needs_photo: boolean;
                /**
                * @description reasons that are offered; none: a failed attempt is not taken
                * @default [
                *       "nobody_there",
                *       "closed",
                *       "refused_at_door",
                *       "another_day",
                *       "address_not_found",
                *       "no_time",
                *       "vehicle",
                *       "other"
                *     ]
                */
                reasons: ("nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other")[];
              };
              /**
              * @description what people call the order’s number
              * @default lr
              * @enum {string}
              */
              order_label: "lr" | "invoice";
              /** @description remarks and attachments */
              order_module_config: {
                /**
                * @description fields of a remark beside its text
                * @default []
                */
                additional_field_in_epod: {
                  /**
                  * @description shown, not filled
                  * @default false
                  */
                  disabled: boolean;
                  /**
                  * @description kind of input
                  * @enum {string}
                  */
                  field_type: "text" | "number" | "list" | "date";
                  /** @description name in custom_fields */
                  key: string;
                  /** @description what the form calls it */
                  label: string;
                  /**
                  * @description choices of a list
                  * @default []
                  */
                  values: string[];
                }[];
                /**
                * @description photos may be deleted until the order is closed
                * @default false
                */
                allow_deletion_of_attachments: boolean;
                /**
                * @description the remark’s form asks for no name
                * @default false
                */
                hide_remark_name: boolean;
                /**
                * @description the remark’s form asks for no text
                * @default false
                */
                hide_remark_text: boolean;
                /**
                * @description remark fields of which at least one must be filled
                * @default []
                */
                remarks_mandatory_field: string[];
              };
              /** @description one-time passwords */
              otp: {
                /**
                * @description asked for at the door, sent at dispatch, or 'none' for no OTP block
                * @default on_demand
                * @enum {string}
                */
                mode: "on_demand" | "delivery_code" | "none";
                /**
                * @description who is told of a locked one-time password; null: the account’s first user with an e-mail address, administrators before others
                * @default null
                */
                office_email: string | null;
                /**
                * @description codes a day: on request; by itself; for pages
                * @default 2000
                */
                per_account_a_day: number;
                /**
                * @description codes an hour to a contact; for pages, twice that
                * @default 5
                */
                per_contact_an_hour: number;
                /**
                * @description minutes that a code on demand is good for
                * @default 10
                */
                valid_minutes: number;
              };
              /** @description telephone numbers, in forms, files, shares and the API alike */
              phones: {
                /**
                * Format: country_code
                * @description code of the country whose own digits are kept: 91 for India
                * @default 91
                */
                country_code: string;
                /**
                * @description numbers of other countries are taken too, kept with a plus and their code
                * @default false
                */
                foreign: boolean;
                /**
                * @description digits of such a number, without code and leading 0, at least
                * @default 10
                */
                least_digits: number;
                /**
                * @description the same at most
                * @default 10
                */
                most_digits: number;
              };
              /** @description the public pages */
              public_url_customization: {
                /**
                * @description offered as reasons beside the standard ones
                * @default []
                */
                additional_rejection_reasons: string[];
                /**
                * @description what must be on record before receive
                * @default []
                */
                mandatory_fields_in_epod_closure: ("attachment" | "remarks" | "item_condition")[];
                /**
                * @description days from the invoice to the delivery date that is proposed; null proposes now
                * @default null
                */
                reciever_default_delay_in_days: number | null;
                /**
                * @description the receiver’s page shows only the identifier until an OTP is verified
                * @default false
                */
                secure_otp: boolean;
              };
              /**
              * @description public pages show the order’s summary
              * @default true
              */
              public_url_dashboard_visibility: boolean;
              /**
              * @description how near the destination a press of Trigger outbound records that it is reached
              * @default 300
              */
              reached_within_metres: number;
              /** @description reasons that an account gives for what it does; a receiver’s or driver’s page asks for none */
              reasons: {
                /**
                * @description offered as reasons of an approval
                * @default []
                */
                approve: string[];
                /**
                * @description acts that take a reason and nothing without one: Receive without a code, Reject, the approval of a proof and its rejection
                * @default []
                */
                due: ("receive" | "reject" | "approve" | "turn_down")[];
                /**
                * @description offered as reasons of a receipt
                * @default []
                */
                receive: string[];
                /**
                * @description offered as reasons of a rejection, beside additional_rejection_reasons
                * @default []
                */
                reject: string[];
                /**
                * @description offered as reasons where a proof is rejected
                * @default []
                */
                turn_down: string[];
              };
              /** @description what Receive asks for */
              receive: {
                /**
                * @description where goods are said to be damaged, a photo must be on record, for Reject too
                * @default false
                */
                damage_needs_photo: boolean;
                /**
                * @description the place, asked before receive and reject; both go on without it
                * @default false
                */
                geolocation: boolean;
                /**
                * @description a photo of the paper must be on record
                * @default false
                */
                needs_epod_photo: boolean;
                /**
                * @description a receiver’s remark must be on record
                * @default false
                */
                needs_remark: boolean;
                /**
                * @description a photo of the recipient must be on record
                * @default false
                */
                needs_spoc_photo: boolean;
              };
              /** @description what Reject asks for */
              reject: {
                /**
                * @description a receiver’s remark must be on record
                * @default false
                */
                needs_remark: boolean;
              };
              /** @description the remark’s form */
              remark: {
                /**
                * @description a category must be chosen
                * @default false
                */
                category_required: boolean;
                /**
                * @description texts to start from
                * @default [
                *       "Damaged Goods",
                *       "Items Missing",
                *       "Delayed Trip",
                *       "Drivers Behaviour",
                *       "Wrong Items"
                *     ]
                */
                suggestions: string[];
              };
              /** @description the report */
              report_customization: {
                /**
                * @description sheets beside the first
                * @default []
                */
                additional_sheets: {
                  /** @description which rows */
                  key: string;
                  /** @description the sheet’s name */
                  name: string;
                }[];
              };
              /** @description how long things are kept; a legal hold keeps them beyond it */
              retention: {
                /**
                * @description days that messages are kept after they were made
                * @default 90
                */
                messages_days: number;
                /**
                * @description days that it is kept who opened a link, and when; null: for good
                * @default null
                */
                openings_days: number | null;
              };
              /**
              * @description the second approval comes from another account than the first
              * @default false
              */
              review_by_two: boolean;
              /**
              * @description how many approvals a proof of delivery needs
              * @default 0
              */
              review_levels: number;
              /** @description the order’s panel */
              screen: {
                /**
                * @description texts that the last remark must not have when rejecting
                * @default []
                */
                bannedRejectRemarks: string[];
                /**
                * @description more than one remark an order and acting role
                * @default true
                */
                multiRemark: boolean;
                /**
                * @description the receiver is asked how it was
                * @default true
                */
                rating: boolean;
                /**
                * @description what is said after receive, by HTTP status; $identifier is filled in
                * @default {}
                */
                receiveResponse: {
                  [key: string]: string;
                };
              };
              /**
              * @description who signs in with a second factor beside the password; who has none sets one up first
              * @default optional
              * @enum {string}
              */
              second_factor: "optional" | "administrators" | "everybody";
              /**
              * @description ways that Share Your Order offers
              * @default [
              *       "email",
              *       "sms",
              *       "whatsapp"
              *     ]
              */
              share_types: ("email" | "sms" | "whatsapp")[];
              /**
              * @description opens History
              * @default false
              */
              show_history: boolean;
              /**
              * @description Receive and Reject are offered on the dashboard
              * @default false
              */
              show_receive_button: boolean;
              /**
              * @description the receiver’s drawn signature: not taken, taken, or needed before receive
              * @default optional
              * @enum {string}
              */
              signature: "off" | "optional" | "required";
              /**
              * @description what stands in the toolbar: the sort list, or a search for a destination in its place
              * @default sort
              * @enum {string}
              */
              sort_control: "sort" | "destination";
              /**
              * Format: time_zone
              * @description IANA zone in which days are counted and dispatch times are read
              * @default Asia/Kolkata
              */
              time_zone: string;
              /**
              * @description seconds for which the order's panel waits, before it sends Receive, Reject or a judgement of the proof, so that it can be undone; the API records at once
              * @default 10
              */
              undo_seconds: number;
              /** @description the account’s own words */
              wording: {
                /**
                * @description in place of 'Trigger Notification', also as the column’s label
                * @default null
                */
                notify: string | null;
                /**
                * @description in place of 'Reject'
                * @default null
                */
                reject: string | null;
                /**
                * @description in place of 'Rejected'
                * @default null
                */
                rejected: string | null;
              };
            };
            /** @enum {string} */
            reach: "client" | "vendor" | "distributor";
            status: boolean;
            userdata: {
              client: string;
              /** @description what the client is called */
              client_name: string;
              /** @description the user’s own configuration */
              config: {
                [key: string]: unknown;
              };
              name: string;
              transporter: string | null;
              username: string;
            };
            /** @description who looks at everything as this user does, and changes nothing; else null */
            viewing_as: {
              by: string;
            } | null;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  renew: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          /**
          * @description the session of a page in a frame, likewise
          * @default false
          */
          framed?: boolean;
          /**
          * @description the session of this purpose, whose cookie is its own
          * @enum {string}
          */
          purpose?: "mobile_add";
          /** @description whose session it is: that of anybody else is not renewed */
          username?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            /** Format: date-time */
            expires_at: string;
            message: string;
            status: boolean;
            token: string;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: date-time */
              created_at: string;
              current: boolean;
              /** @description inside another product */
              embedded: boolean;
              /** Format: uuid */
              id: string;
              /** @description the IPv4 address, or the first half of the IPv6 one */
              network: string | null;
              /** @description the one thing that it is good for */
              purpose: "mobile_add" | null;
              /**
              * Format: date-time
              * @description when it was last renewed, which it is every few minutes
              */
              seen_at: string;
              user_agent: string | null;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  endSession: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  endOtherSessions: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              ended: number;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  triggerOtp: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          _id: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  updateEpod: {
    parameters: {
      query?: {
        /** @description which receiver pressed Receive; counts from an account only */
        spoc?: string;
      };
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
        * @example {
        *       "_id": "019a6f2e-5b7c-7d1e-8f00-3c2b1a0f9e8d",
        *       "receive": true,
        *       "geo_tag": {
        *         "loc": []
        *       }
        *     }
        */
        "application/json": {
          /** Format: uuid */
          _id: string;
          /** @description the receiver’s own word on a failed attempt, once for each */
          attempt_answer?: {
            /** @enum {string} */
            answer: "somebody_came" | "nobody_came" | "another_day";
            /** @description of the attempt */
            number: number;
          };
          /** @description another owner or due date for a claim, or its outcome */
          claim?: {
            /** Format: date-time */
            due_at?: string;
            number: number;
            outcome?: {
              /** @default null */
              amount?: number | null;
              /** @enum {string} */
              decision: "accepted" | "partly" | "refused";
              /** @default  */
              note?: string;
            };
            owner?: string;
          };
          client_rating?: number;
          /**
          * Format: date-time
          * @description when the goods were received, if that is not now
          */
          closer?: string;
          /** @description puts a value right after closure; both values stay */
          correction?: {
            /** @enum {string} */
            field: "delivery_time" | "invoice" | "truck_number" | "ship_unit" | "quantity" | "number_of_box";
            /** @default  */
            reason?: string;
            value: string | number | null;
          };
          custom_fields?: {
            [key: string]: string | number | boolean | null;
          };
          damaged?: {
            invoice?: string;
            /** @default 0 */
            qty?: number;
            /** @default  */
            text?: string;
          }[];
          deletePhoto?: string;
          /**
          * Format: date-time
          * @description when the device says it happened; counts instead of the time of receipt if it is longer ago, and the header Device-Time (the device’s clock now) is right within two minutes
          */
          device_time?: string;
          /** @description what is wrong; within the dispute window after closure */
          dispute?: string;
          /** @description says that the order’s end, or the judgement of its proof, was recorded in error */
          error?: {
            /** @enum {string} */
            act: "closing" | "review";
            /** @default  */
            reason?: string;
          };
          /** @description confirms, as a second person, that it was; or denies it */
          error_outcome?: {
            is_confirmed: boolean;
          };
          extra_fields?: {
            [key: string]: (string | number | boolean | null) | (string | number | boolean | null)[];
          };
          geo_tag?: {
            action_by?: string;
            loc: [
              number,
              number
            ] | [
            ];
          };
          /**
          * Format: uuid
          * @description of POST /imports
          */
          import_id?: string;
          /** @description as a scanner gives it: element string with FNC1 as sign 29, or GS1 Digital Link */
          label?: string;
          /** @enum {boolean} */
          leave?: true;
          missing?: {
            invoice?: string;
            /** @default 0 */
            qty?: number;
            /** @default  */
            text?: string;
          }[];
          /** @description why the goods could not be delivered; seals the photos of the door (tag door) before it */
          not_delivered?: {
            /** @enum {string} */
            reason: "nobody_there" | "closed" | "refused_at_door" | "another_day" | "address_not_found" | "no_time" | "vehicle" | "other";
            /** @default  */
            text?: string;
          };
          otp?: number;
          photos?: {
            action_by?: string;
            /**
            * @description a barcode or QR code in it names this order, names another number, or there is none
            * @enum {string}
            */
            code?: "match" | "other" | "none";
            ext?: string;
            /** @description data URL, base64; a picture (JPEG, PNG, WebP, AVIF) or PDF of at most 15 MB */
            file_data: string;
            file_name: string;
            /** @description where the device says it was, or why it does not */
            location?: [
              number,
              number
            ] | ("denied" | "unavailable");
            /** @description as the device saw it; whoever sent it all the same was told */
            quality?: {
              blurred: boolean;
              dark: boolean;
            };
            /**
            * @default epod
            * @enum {string}
            */
            tag?: "epod" | "spoc" | "door";
            /**
            * Format: date-time
            * @description when the device says the file was made
            */
            taken_at?: string;
          }[];
          /** @description who calls says what it is: declared (the sender), delivered (who brings the goods) or accepted (the receiver) */
          quantities?: {
            /** @default 0 */
            damaged?: number;
            /** @default 0 */
            expired?: number;
            /** @description item_no, or 'total' where the order names no items */
            line: string;
            /** @default null */
            note?: string | null;
            quantity: number;
            /** @default 0 */
            wrong?: number;
          }[];
          /** @description why; due where the client’s policy asks for it */
          reason?: string;
          /** @enum {boolean} */
          receive?: true;
          /** @enum {boolean} */
          reject?: true;
          remarks?: {
            action_by?: string;
            /** @default  */
            by?: string;
            /** @default [] */
            categories?: string[];
            /** @default  */
            text?: string;
          };
          /** @description opens a proof again that was turned down */
          reupdate?: {
            /** @default  */
            reason?: string;
          };
          signature?: {
            /** @description data URL, base64; a PNG with a stroke, of at most 1 MB */
            image: string;
            /** @default  */
            name?: string;
            /** @default  */
            relation?: string;
          };
          /** @enum {boolean} */
          triggerOutBound?: true;
          /**
          * Format: uuid
          * @description the upload of deliveries that these photos are of
          */
          upload_id?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            public_order?: components["schemas"]["PublicOrder"];
            result?: components["schemas"]["Order"];
            status: boolean;
            /** @description a wider token, after a one-time password proved the link’s holder; where the receipt still lacks something, that can be given under it, and the code stays good */
            token?: string;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  mintCode: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          purpose: "embed" | "mobile_add";
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: string;
            /** Format: date-time */
            expires_at: string;
            message: string;
            status: boolean;
            /** @description of mobile_add: the page that takes it */
            url?: string;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description effective; empty for those without */
        accountType?: string;
        /** @description the key of one client */
        client?: string;
        limit?: number;
        offset?: number;
        /** @description effective; empty for those without */
        role?: string;
        /** @description any part of name, username or e-mail address */
        search?: string;
        state?: "active" | "invited" | "disabled";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              total: number;
              users: components["schemas"]["ManagedUser"][];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  addUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
          * @description `Admin`, `Distributor`, `{client}-Driver` and so on
          * @default null
          */
          accountType?: string | null;
          /** @description for who administers every client; else the own */
          client?: string;
          /** @default null */
          email?: string | null;
          name: string;
          overrides?: unknown;
          /**
          * @description the transporter or place whose orders such a user sees
          * @default null
          */
          party?: string | null;
          /**
          * @default client
          * @enum {string}
          */
          reach?: "client" | "vendor" | "distributor";
          /**
          * @description `User_Mgmnt` opens User Management
          * @default null
          */
          role?: string | null;
          /** @description in no client may two have the same, whatever the case */
          username: string;
          /** @description kept in the log */
          why?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: components["schemas"]["ManagedUser"];
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        username: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: components["schemas"]["ManagedUser"];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  changeUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        username: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description likewise */
          accountType?: string | null;
          disabled?: boolean;
          email?: string | null;
          /** @description granted and taken by who administers every client alone */
          is_platform_admin?: boolean;
          name?: string;
          /** @description the user’s own settings, in place of those before; for administrators */
          overrides?: unknown;
          /** @description the transporter or place whose orders such a user sees */
          party?: string | null;
          /** @enum {string} */
          reach?: "client" | "vendor" | "distributor";
          /** @description the user as it was looked at */
          rev?: number;
          /** @description null: as the client’s configuration says */
          role?: string | null;
          /** @description kept in the log */
          why?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: components["schemas"]["ManagedUser"];
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      /** @description It has happened already, or somebody changed it since */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            present?: components["schemas"]["ManagedUser"];
            status: boolean;
          } | components["schemas"]["Refusal"];
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  endUserSessions: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        username: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          /** @description kept in the log */
          why?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              ended: number;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  inviteUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        username: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          /** @description kept in the log */
          why?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: date-time */
              expires_at: string;
              /** @description the address it was mailed to */
              sent_to: string | null;
              /** @description the single-use link for copying, where no mail could carry it; told once */
              url?: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  resetUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        username: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          /** @description kept in the log */
          why?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: date-time */
              expires_at: string;
              /** @description the address it was mailed to */
              sent_to: string | null;
              /** @description the single-use link for copying, where no mail could carry it; told once */
              url?: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  viewAsUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        username: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          /** @description kept in the log */
          why?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              by: string;
              /** Format: date-time */
              expires_at: string;
              /** @description for the Authorization header; told once */
              token: string;
              username: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listUserChanges: {
    parameters: {
      query?: {
        action?: "created" | "invited" | "accepted" | "changed" | "disabled" | "enabled" | "reset" | "sessions_ended" | "second_factor_removed" | "viewed_as" | "password_reset" | "own_password_set" | "second_factor_on" | "second_factor_off" | "recovery_code_used" | "recovery_codes_made" | "passkey_added" | "passkey_renamed" | "passkey_removed";
        /** @description `next` of the page before */
        before?: string;
        by?: string;
        /** @description for who administers every client */
        client?: string;
        from?: string;
        limit?: number;
        to?: string;
        /** @description whose account was changed */
        username?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description JSON, unless a file is accepted; application/vnd.openxmlformats-officedocument.spreadsheetml.sheet: a spreadsheet; text/csv: the same as comma-separated values; application/jsonl: a change a line, as JSON */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              changes: {
                /** @enum {string} */
                action: "created" | "invited" | "accepted" | "changed" | "disabled" | "enabled" | "reset" | "sessions_ended" | "second_factor_removed" | "viewed_as" | "password_reset" | "own_password_set" | "second_factor_on" | "second_factor_off" | "recovery_code_used" | "recovery_codes_made" | "passkey_added" | "passkey_renamed" | "passkey_removed";
                after: {
                  [key: string]: unknown;
                } | null;
                /** Format: date-time */
                at: string;
                /** @description what was otherwise before */
                before: {
                  [key: string]: unknown;
                } | null;
                by: string | null;
                client: string;
                /** Format: uuid */
                id: string;
                username: string;
                why: string | null;
              }[];
              /** @description where the next page begins; null on the last */
              next: string | null;
            };
            status: boolean;
          };
          "application/jsonl": string;
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
          "text/csv": string;
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  clientNames: {
    parameters: {
      query?: {
        /** @description any part of the name; without it the first 500 */
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              clients: {
                cust_code: string | number | null;
                name: string;
                spocs: {
                  contact: {
                    email: string[];
                    phone: string[];
                  };
                  name: string;
                }[];
              }[];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  destinationNames: {
    parameters: {
      query?: {
        /** @description any part of the name; without it the first 500 */
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              source: {
                name: string;
              }[];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  driverNames: {
    parameters: {
      query?: {
        /** @description any part of the name; without it the first 500 */
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              drivers: {
                name: string;
              }[];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  generatePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          /** @default  */
          username: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  importUsers: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @default false */
          check?: boolean;
          /** @description for who administers every client */
          client?: string;
          /** @description with the fields of POST /users; an empty text is nothing */
          rows: {
            [key: string]: unknown;
          }[];
          /** @description kept in the log */
          why?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** @description with `check` those that could be */
              created: {
                row: number;
                username: string;
              }[];
              failed: {
                errors: {
                  /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
                  code?: string;
                  field: string;
                  message: string;
                }[];
                /** @description 1 for the first */
                row: number;
                username: string | null;
              }[];
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  locations: {
    parameters: {
      query?: {
        /** @description any part of the name; without it the first 500 */
        search?: string;
        /** @description both without it */
        type?: "warehouse" | "client";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              locations: {
                name: string;
              }[];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  sourceNames: {
    parameters: {
      query?: {
        /** @description any part of the name; without it the first 500 */
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              source: {
                name: string;
              }[];
            };
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  validtoken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listViews: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: uuid */
              id: string;
              name: string;
              search: string;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  saveView: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          name: string;
          search: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: uuid */
              id: string;
              name: string;
              search: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  removeView: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: date-time */
              created_at: string;
              created_by: string | null;
              /** @description since when nothing was taken */
              failing_since: string | null;
              /** @description until when the secret before this one signs too */
              former_until: string | null;
              /** Format: uuid */
              id: string;
              /** @description deliveries that wait */
              queued: number;
              /**
              * @description active; or disabled: it answered 410, failed for five days, its secret is lost, the API key that added it was revoked
              * @enum {string}
              */
              state: "active" | "gone" | "failing" | "secret_lost" | "key_revoked";
              types: string[];
              url: string;
            }[];
            status: boolean;
            total: number;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  addWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
        * @example {
        *       "url": "https://example.com/epod",
        *       "types": [
        *         "order.received",
        *         "order.rejected"
        *       ]
        *     }
        */
        "application/json": {
          types: string[];
          /** @description https, and no address of an inner network */
          url: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: uuid */
              id: string;
              /** @description whsec_ and base64 of 32 bytes; shown this once */
              secret: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  removeWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /** @description `next` of the page before */
        before?: number;
        limit?: number;
        state?: "queued" | "sent" | "given_up";
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            next: number | null;
            result: {
              /** Format: date-time */
              created_at: string;
              /** @description when it is tried next; null where it is not */
              due_at: string | null;
              /**
              * Format: uuid
              * @description `webhook-id`, the same for every try
              */
              id: string;
              /** @description of the order, where there still is one */
              identifier: string | null;
              number: number;
              /** @description null too for a key that may not read orders */
              order_id: string | null;
              /** @description of the last try: taken, refused, redirected, gone, timeout, unreachable, inner_address or secret_lost */
              outcome: string | null;
              /** @enum {string} */
              state: "queued" | "sent" | "given_up";
              /** @description the HTTP status that answered */
              status: number | null;
              took_ms: number | null;
              tried_at: string | null;
              tries: number;
              type: string;
            }[];
            status: boolean;
          };
        };
      };
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  deliverAgain: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        delivery: string;
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  enableWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  rotateWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body again is answered with the first answer again; the same key with another body with 422. Made when somebody acts, and kept until there is an answer */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": Record<string, never>;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description which sentence `message` is, whatever its language; docs/errors.md lists them */
            code?: string;
            message: string;
            result: {
              /** Format: uuid */
              id: string;
              /** @description whsec_ and base64 of 32 bytes; shown this once */
              secret: string;
            };
            status: boolean;
          };
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["TooLarge"];
      415: components["responses"]["UnsupportedMedia"];
      422: components["responses"]["Unprocessable"];
      429: components["responses"]["TooManyRequests"];
      503: components["responses"]["Unavailable"];
      default: components["responses"]["Failure"];
    };
  };
  onCheckpointPublished: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CheckpointPublished"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderAdded: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderAttemptAnswered: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderAttempted: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderClaimChanged: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderClaimOpened: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderClaimSettled: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderCorrected: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderCratesCounted: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderDeliveryAttempted: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderEdited: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderErased: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderErrorDismissed: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderErrorReported: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderGoodsListed: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderItemsRemarked: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderLabelRead: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderOutbound: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderPhotoAdded: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderPhotoDeleted: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderQuantitiesStated: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderRated: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderReceived: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderRecordedInError: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderRejected: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderRemarked: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderReopened: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderReviewed: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderSigned: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onOrderWithdrawn: {
    parameters: {
      query?: never;
      header: {
        /** @description the same for every try: do nothing the second time */
        "webhook-id": string;
        /** @description v1, and base64 of HMAC-SHA-256, one or more with spaces between */
        "webhook-signature": string;
        /** @description seconds since 1970; refuse what is five minutes off */
        "webhook-timestamp": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["OrderChange"];
      };
    };
    responses: {
      /** @description Taken; to be answered within 20 seconds */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Told no more: the webhook is disabled */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: tried again, after Retry-After where that is sent */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
