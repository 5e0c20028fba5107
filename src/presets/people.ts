/** First names for the demo's invented drivers and receivers. */
export const firstNames: readonly string[] = [
  'Aarav',
  'Meera',
  'Rajesh',
  'Sunita',
  'Imran',
  'Kavya',
  'Gurpreet',
  'Lakshmi',
  'Manoj',
  'Nasreen',
  'Prakash',
  'Rekha',
  'Santosh',
  'Tenzin',
  'Usha',
  'Yusuf',
]

/** Last names for them. */
export const lastNames: readonly string[] = [
  'Patil',
  'Sharma',
  'Khan',
  'Reddy',
  'Singh',
  'Nair',
  'Yadav',
  'Das',
  'Joshi',
  'Pillai',
  'Gowda',
  'Mishra',
  'Thakur',
  'Shaikh',
]

/** Where the demo's trucks are registered: state and district. */
export const registrations: readonly string[] = [
  'MH12',
  'MH31',
  'GJ01',
  'KA51',
  'TN70',
  'HR55',
  'UP32',
  'RJ14',
  'MP09',
  'TS08',
]
