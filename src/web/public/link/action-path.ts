/** Where an action goes; on receive the address' `spoc` goes along (EPOD-02). */
export const actionPath = (spoc = ''): string =>
  `/update_epod${spoc && `?spoc=${encodeURIComponent(spoc)}`}`
