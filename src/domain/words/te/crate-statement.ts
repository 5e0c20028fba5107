import type { Translation } from '../catalogue.ts'
import type { statementWords as english } from '../crate-statement.ts'

/** In Telugu: what the page under a crate statement's address says. */
export const statementWords: Translation<typeof english> = {
  title: 'క్రేట్ల లెక్క',
  question: 'మీ వద్ద ఇవే ఉన్నాయా?',
  text: (party: string, until: string) => `${until} నాటికి ${party} వద్ద ఉన్న క్రేట్లు.`,
  asset: 'వస్తువు',
  count: 'సంఖ్య',
  nothing: 'మీ వద్ద ఏమీ లేదు.',
  confirm: 'అవును, ఇది సరైనది',
  contest: 'కాదు, ఏదో తప్పు ఉంది',
  back: 'వెనక్కి',
  contestTitle: 'ఏమి తప్పు?',
  note: 'మీ వద్ద ఎన్ని ఉన్నాయో, మిగతావి ఎక్కడికి వెళ్లాయో చెప్పండి',
  send: 'పంపండి',
  answered: { confirmed: 'నిర్ధారించారు', contested: 'అభ్యంతరం తెలిపారు' },
  answeredAt: (time: string) => `${time}న జవాబిచ్చారు`,
  yourNote: 'మీ గమనిక',
  gone: 'ఈ లింక్ పని చేయడం లేదు',
  goneText: 'దీని గడువు ముగిసి ఉండవచ్చు. పంపినవారిని కొత్త లెక్క అడగండి.',
}
