import type { Translation } from '../catalogue.ts'
import type { publicWords as english } from '../public-pages.ts'

/** In Telugu: what only the public pages say; sentences that rules and refusals use too stand in ../words.ts. */
export const publicWords: Translation<typeof english> = {
  title: 'డెలివరీ రుజువు',
  loading: 'లోడ్ అవుతోంది',
  language: 'భాష',
  noConnection: 'ఇంటర్నెట్ లేదు',
  noConnectionText: 'ఈ పేజీ తెరవడానికి ఇంటర్నెట్ కావాలి. కనెక్షన్ చూసి, మళ్లీ ప్రయత్నించండి.',
  loadFailed: 'పేజీ లోడ్ కాలేదు',
  retry: 'మళ్లీ ప్రయత్నించండి',
  reload: 'మళ్లీ లోడ్ చేయండి',
  gone: 'ఈ లింక్ పని చేయడం లేదు',
  tooLong: 'ఈ పేజీ చాలా సేపు తెరిచి ఉంది. దయచేసి లింక్‌ను మళ్లీ తెరవండి.',
  keptUntilSent: 'దీనికి కనెక్షన్ కావాలి; కనెక్షన్ రాగానే పంపబడుతుంది. ఈ పేజీని తెరిచే ఉంచండి. OTPని సర్వర్ మాత్రమే సరిచూడగలదు.',
  sending: 'పంపుతోంది',
  back: 'వెనక్కి',
  next: 'కొనసాగించండి',
  step: (now: number, all: number) => `దశ ${now} / ${all}`,

  number: 'LR లేదా ఇన్‌వాయిస్ నంబర్',
  client: 'క్లయింట్',
  askTitle: 'మీ సరుకును వెతకండి',
  askText: 'మీ కాగితాలపై ఉన్న నంబర్, సరుకు పంపిన కంపెనీ పేరు నమోదు చేయండి.',
  find: 'వెతకండి',

  codeTitle: 'ఇది మీరేనని నిర్ధారించండి',
  codeText: 'పంపినవారి వద్ద నమోదైన కాంటాక్ట్‌కు OTP వెళ్తుంది. దాన్ని నమోదు చేస్తే ఈ సరుకు వివరాలు తెరుచుకుంటాయి.',
  proofText: 'పంపినవారి వద్ద నమోదైన కాంటాక్ట్‌కు OTP వెళ్తుంది. సరుకు మీ చేతికి వచ్చాకే నమోదు చేయండి: మీరు అందుకున్నారని అది నిర్ధారిస్తుంది.',

  arrivalTitle: 'మీకు సరుకు వస్తోంది',
  arrivalNext: 'సరుకు వచ్చింది',
  consignment: 'సరుకు', invoice: 'ఇన్‌వాయిస్', from: 'ఎక్కడి నుండి', to: 'ఎక్కడికి', units: 'యూనిట్లు', vehicle: 'వాహనం',
  dispatched: 'బయలుదేరింది', expected: 'చేరే సమయం', late: 'ఆలస్యం', onTime: 'సమయానికి', forClient: 'ఎవరి కోసం',

  remarkTitle: 'సరుకు ఎలా వచ్చింది?',
  remarkTitleDriver: 'ఏమైనా చెప్పాలా?',
  condition: 'సరుకు', delivery: 'డెలివరీ', category: 'వర్గం',
  conditions: { intact: 'బాగుంది', damaged: 'దెబ్బతింది', shortage: 'తక్కువ' },
  deliveries: { ontime: 'సమయానికి', delayed: 'ఆలస్యం' },
  suggestions: 'సూచనలు', remark: 'రిమార్క్', yourName: 'మీ పేరు', optional: 'ఐచ్ఛికం', nothingChosen: '–',
  addRemark: 'రిమార్క్ చేర్చండి', withoutRemark: 'రిమార్క్ లేకుండా కొనసాగండి',

  photosTitle: 'సరుకు ఫోటోలు',
  faceTitle: 'అందుకునేవారి ఫోటో', faceText: 'సరుకు తీసుకునే వ్యక్తి ఫోటో.',
  photosText: 'ముద్ర, సంతకం ఉన్న కాగితాలు, దెబ్బతిన్నవి ఏవైనా.',
  addPhoto: 'ఫోటో చేర్చండి', remove: (name: string) => `${name} తొలగించండి`,
  sendPhotos: (count: number) => (count === 1 ? 'ఫోటో పంపండి' : `${count} ఫోటోలు పంపండి`),
  photosSent: (count: number) => (count === 1 ? '1 ఫోటో నమోదైంది' : `${count} ఫోటోలు నమోదయ్యాయి`),
  preparing: 'చిన్నదిగా చేస్తోంది', waiting: 'పంపడానికి సిద్ధం', failed: 'పంపలేదు', sent: 'పంపబడింది', kept: 'ఈ ఫోన్‌లో సేవ్ అయింది',
  download: (name: string) => `${name} డౌన్‌లోడ్ చేయండి`, photoMissing: 'లోడ్ కాలేదు',

  confirmTitle: 'సరుకు మీకు అందిందా?',
  receive: 'అందింది', reject: 'తిరస్కరించండి',
  orByOtp: 'లేదా OTPతో నిర్ధారించండి',
  sendOtp: 'OTP పంపండి', otp: 'OTP', verify: 'సరిచూడండి',
  otpHint: 'ఆరు అంకెలు',
  rejectTitle: (reject: string) => `${reject}: ఖచ్చితమేనా?`,
  rejectText: 'పంపినవారికి వెంటనే తెలుస్తుంది. దీన్ని వెనక్కి తీసుకోలేరు.',
  reason: 'కారణం',

  ratingTitle: 'మొత్తం అనుభవం',
  ratingText: 'ఈ డెలివరీ ఎలా ఉంది?',
  stars: (count: number) => (count === 1 ? '1 నక్షత్రం' : `${count} నక్షత్రాలు`),
  submit: 'సమర్పించండి', skip: 'వదిలేయండి',

  received: 'అందింది', rejected: 'తిరస్కరించబడింది', open: 'దారిలో ఉంది',
  confirmedBy: { receive: 'బటన్‌తో నిర్ధారించారు', otp: 'OTPతో నిర్ధారించారు' },
  remarks: 'రిమార్క్‌లు', afterwards: 'తర్వాత చేర్చారు', attachments: 'జోడింపులు', none: 'లేదు', rating: 'రేటింగ్',
  by: { receiver: 'అందుకునేవారు', driver: 'డ్రైవర్', client: 'పంపినవారు', transporter: 'ట్రాన్స్‌పోర్టర్' },

  driverTitle: 'మీ ట్రిప్',
  navigate: 'దారి చూపండి', callReceiver: 'అందుకునేవారికి కాల్ చేయండి', reached: 'నేను చేరుకున్నాను', reachedAt: (time: string) => `${time}కి చేరుకున్నారు`,
  driverOtpText: 'సరుకు అప్పగించాక అందుకునేవారిని OTP అడగండి.',
  trackingTitle: 'సరుకు ఎక్కడ ఉంది?', maskedTracking: 'సరుకు ఎక్కడుందో ట్రాకింగ్ లింక్‌లో కనిపిస్తుంది. దయచేసి పంపినవారిని లింక్ అడగండి.', driverReached: 'గమ్యస్థానంలో ఉంది',
}
