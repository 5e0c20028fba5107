/** What settings of labels, attempts that failed and reasons are called, in Hindi. */
export const doorTitles = {
  reasons: {
    due: 'किसके लिए कारण ज़रूरी है',
    receive: 'प्राप्ति के सुझाए गए कारण',
    reject: 'अस्वीकृति के सुझाए गए कारण',
    approve: 'प्रमाण की स्वीकृति के सुझाए गए कारण',
    turn_down: 'प्रमाण नामंज़ूर करने के सुझाए गए कारण',
  },
  not_delivered: {
    reasons: 'माल न पहुँचने के कारण',
    needs_photo: 'दरवाज़े की फ़ोटो',
    ask_receiver: 'प्राप्तकर्ता से पूछा जाता है कि कोई आया था या नहीं',
  },
  labels: {
    window: 'लेबल के समय के बाहर प्राप्ति',
    leave: 'लेबल के अनुसार प्राप्तकर्ता के बिना छोड़ना',
  },
}

/**
 * What the choices of settings of labels, attempts that failed and reasons are called, in Hindi.
 */
export const doorChoices = {
  reasons: {
    due: {
      receive: 'प्राप्त करें',
      reject: 'अस्वीकार करें',
      approve: 'स्वीकार करें',
      turn_down: 'प्रमाण नामंज़ूर करें',
    },
  },
  not_delivered: {
    reasons: {
      nobody_there: 'वहाँ कोई नहीं था',
      closed: 'बंद था',
      refused_at_door: 'दरवाज़े पर मना किया',
      another_day: 'दूसरे दिन बुलाया',
      address_not_found: 'पता नहीं मिला',
      no_time: 'समय नहीं बचा',
      vehicle: 'गाड़ी में ख़राबी',
      other: 'दूसरा कारण',
    },
  },
  labels: {
    window: { refuse: 'मना', flag: 'अपवाद', ignore: 'ली जाती है' },
    leave: { never: 'कभी नहीं', sender: 'जहाँ भेजने वाले ने पढ़ा', door: 'दरवाज़े पर पढ़ा हो तब भी' },
  },
}
