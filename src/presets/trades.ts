/** A place of the demo with its city, state, postal code and position. */
export interface DemoPlace {
  readonly name: string
  readonly city: string
  readonly state: string
  readonly postal_code: string
  readonly loc: readonly [latitude: number, longitude: number]
}

/** A firm of the demo that receives goods. */
export interface DemoFirm {
  readonly name: string
  readonly at: DemoPlace
}

/** What a demo client sends where, by whom; `{n}` in texts becomes the order's running number. */
export interface DemoTrade {
  readonly number: string
  readonly invoice: string
  readonly sources: readonly DemoPlace[]
  readonly receivers: readonly DemoFirm[]
  /** Transporters in turn; null where the client's own trucks drive. */
  readonly carriers: readonly (string | null)[]
  readonly goods: readonly { readonly name: string; readonly unit: string }[]
  /** Hours from dispatch to ETA, in turn. */
  readonly hours: readonly number[]
  /** Fields of the profile, beside the order's own. */
  readonly profile: Readonly<Record<string, string>>
}

const place = (
  name: string,
  city: string,
  state: string,
  postal_code: string,
  lat: number,
  lng: number,
): DemoPlace => ({ name, city, state, postal_code, loc: [lat, lng] })
const bhiwandi = place('Bhiwandi Warehouse', 'Bhiwandi', 'Maharashtra', '421302', 19.2813, 73.0483)
const chakan = place('Chakan Plant', 'Pune', 'Maharashtra', '410501', 18.7603, 73.8631)
const hosur = place('Hosur Depot', 'Hosur', 'Tamil Nadu', '635109', 12.7409, 77.8253)
const sanand = place('Sanand Works', 'Ahmedabad', 'Gujarat', '382110', 22.9922, 72.3818)
const manesar = place('Manesar Hub', 'Gurugram', 'Haryana', '122051', 28.3515, 76.9428)
const nagpur = place('Nagpur Butibori', 'Nagpur', 'Maharashtra', '441122', 20.9294, 78.9993)
const indore = place('Indore Dewas Naka', 'Indore', 'Madhya Pradesh', '452010', 22.7653, 75.8904)
const jaipur = place('Jaipur Sitapura', 'Jaipur', 'Rajasthan', '302022', 26.7803, 75.8486)
const lucknow = place(
  'Lucknow Transport Nagar',
  'Lucknow',
  'Uttar Pradesh',
  '226012',
  26.7782,
  80.8877,
)
const patna = place('Patna Fatuha', 'Patna', 'Bihar', '803201', 25.5084, 85.3055)
const hyderabad = place('Hyderabad Medchal', 'Hyderabad', 'Telangana', '501401', 17.6297, 78.4814)
const kochi = place('Kochi Kalamassery', 'Kochi', 'Kerala', '683104', 10.0522, 76.3151)
const koramangala = place('Koramangala', 'Bengaluru', 'Karnataka', '560034', 12.9352, 77.6245)
const indiranagar = place('Indiranagar', 'Bengaluru', 'Karnataka', '560038', 12.9784, 77.6408)
const whitefield = place('Whitefield', 'Bengaluru', 'Karnataka', '560066', 12.9698, 77.75)

const goods = (unit: string, ...names: string[]): { name: string; unit: string }[] =>
  names.map((name) => ({ name, unit }))

/** The trade of each demo client, by its key. */
export const demoTrades: Readonly<Record<string, DemoTrade>> = {
  acme: {
    number: 'LR-7{n}',
    invoice: 'AL/25/{n}',
    sources: [bhiwandi, chakan, hosur],
    receivers: [
      { name: 'Sharma Distributors', at: nagpur },
      { name: 'Malwa Home Stores', at: indore },
      { name: 'Gulmohar Retail', at: jaipur },
      { name: 'Gomti Traders', at: lucknow },
      { name: 'Periyar Mart', at: kochi },
    ],
    carriers: ['Roadrunner', null, 'Roadrunner', 'Konkan Carriers', 'Vindhya Roadlines'],
    goods: goods('boxes', 'Ceiling fans', 'LED panels', 'Mixer grinders', 'Pressure cookers'),
    hours: [48, 72, 96],
    profile: {},
  },
  shipper: {
    number: 'DS{n}',
    invoice: 'DS-INV-{n}',
    sources: [chakan, sanand],
    receivers: [
      { name: 'Ganga Auto Parts', at: patna },
      { name: 'Charminar Motors', at: hyderabad },
      { name: 'Aravalli Spares', at: jaipur },
      { name: 'Vidarbha Tyres', at: nagpur },
    ],
    carriers: ['Sahyadri Logistics', 'Konkan Carriers', null],
    goods: goods('boxes', 'Brake pads', 'Clutch plates', 'Oil filters', 'Wiper sets'),
    hours: [72, 96, 120],
    profile: {
      cust_code: 'C{n}',
      cust_name: 'Deccan Components',
      client_client: 'Deccan Retail',
      bill_qty: '40',
      po_number: 'PO-45{n}',
      sla: '72 hrs',
      depot_name: 'Pune Depot',
      depot_code: 'PD01',
      zone: 'West',
    },
  },
  syngenta: {
    number: '90{n}',
    invoice: '83{n}',
    sources: [sanand, nagpur],
    receivers: [
      { name: 'Kisan Agro Traders', at: indore },
      { name: 'Narmada Seeds', at: indore },
      { name: 'Awadh Krishi Kendra', at: lucknow },
      { name: 'Magadh Fertilisers', at: patna },
    ],
    carriers: ['Green Mile Transport', 'Vindhya Roadlines'],
    goods: goods(
      'Ltr',
      'Herbicide 1 l',
      'Fungicide 500 ml',
      'Insecticide 250 ml',
      'Seed treatment 100 ml',
    ),
    hours: [48, 72],
    profile: {
      cust_code: '11{n}',
      bill_city: 'Indore',
      bill_qty: '120',
      material_group: 'CP',
      material_number: '20{n}',
      material_batch: 'B{n}',
      sales_office: 'SO-12',
      sales_group: 'SG-3',
      shipping_plant: 'IN21',
    },
  },
  bayer: {
    number: 'BY-{n}',
    invoice: '41{n}',
    sources: [hyderabad, bhiwandi],
    receivers: [
      { name: 'Arogya Pharma', at: nagpur },
      { name: 'Sanjeevani Medicals', at: kochi },
      { name: 'Jeevan Drug House', at: lucknow },
    ],
    carriers: ['Cold Chain Movers', 'Sahyadri Logistics'],
    goods: goods('boxes', 'Tablets 10 x 15', 'Vials 2 ml', 'Ointment 30 g'),
    hours: [24, 48],
    profile: {},
  },
  swiggy: {
    number: 'SW{n}',
    invoice: 'FD-{n}',
    sources: [koramangala, whitefield, manesar],
    receivers: [
      { name: 'Dosa Corner', at: indiranagar },
      { name: 'Biryani Adda', at: koramangala },
      { name: 'Chaat Junction', at: whitefield },
    ],
    carriers: [null, 'City Bikes'],
    goods: goods('boxes', 'Paneer 5 kg', 'Batter 10 l', 'Cut vegetables', 'Spice packs'),
    hours: [12, 24],
    profile: { POD_ID: 'POD{n}', lr: 'SWLR{n}' },
  },
}
