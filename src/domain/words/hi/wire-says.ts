/** What the settings mean that stand where clients of the wire look for them, in Hindi. */
export const wireSays = {
  config: {
    accountType:
      "'Admin', 'Distributor', 'CnF', '{client}-Driver', '{client}-Distributor', '{client}-Viewer'; साधारण खाते में खाली",
    role: "'User_Mgmnt' से यूज़र मैनेजमेंट खुलता है; नहीं तो खाली",
    disable: 'खाता केवल पढ़ सकता है',
    admin: 'व्यवस्थापन, प्राप्ति और अस्वीकृति खोलता है',
    'view-only': 'देखता है, कुछ नहीं बदलता',
    show_analytics: 'विश्लेषण खोलता है',
    allow_manual_trigger_for_epod_notifications: 'प्राप्तकर्ताओं को सूचना हाथ से भेज सकता है',
    allow_targets_for_manual_trigger: 'ऐसी सूचना किसी और को भी भेज सकता है',
    remarks_mandatory_field:
      'टिप्पणी के फ़ील्ड, जिनमें से कम से कम एक भरना ज़रूरी है; खाली हो तो क्लाइंट की अपनी सूची चलती है',
  },
  dashboard_customization: {
    custom_header_config: {
      add_header: 'सेट के कॉलमों के बाद के कॉलम; जो पहले से है, उसे यही लेबल मिलता है',
      header: 'सेट के कॉलमों की जगह के कॉलम; खाली: सेट ही रहता है। कार्रवाई के कॉलम बने रहते हैं',
      remove_headers_with_labels: 'जो कॉलम हटाने हैं, उनके लेबल',
      remove_actions_with_labels: 'कार्रवाई के जो कॉलम हटाने हैं, उनके लेबल',
    },
    hide: {
      display_items: 'दिखने वाले कॉलम चुने नहीं जा सकते',
      download_report: 'रिपोर्ट डाउनलोड नहीं होती',
      add_transaction: 'ऑर्डर न जोड़े जा सकते हैं, न फ़ाइल से अपलोड होते हैं',
      download_pods: 'POD डाउनलोड नहीं होते',
      edit_trip: 'ऑर्डर बदला नहीं जा सकता',
      goods_condition: 'माल की हालत नहीं पूछी जाती',
      add_remark: 'टिप्पणियाँ नहीं होतीं',
      add_attachments: 'फ़ोटो नहीं जोड़ी जातीं',
      receive_order: 'प्राप्ति, अस्वीकृति और OTP नहीं होते',
      driver_link: 'ड्राइवर लिंक नहीं होता',
      receiver_link: 'प्राप्तकर्ता लिंक नहीं होता',
    },
    bulk_upload: 'ऑर्डर फ़ाइल से जोड़े जा सकते हैं',
    bulk_upload_headers: 'फ़ाइल के कॉलम',
  },
  lot_module_config: { enable_lot_events: 'क्रेट जाते और लौटते समय गिने जाते हैं' },
  public_url_customization: {
    secure_otp: 'OTP जाँचे जाने तक प्राप्तकर्ता के पेज पर केवल ऑर्डर का नंबर दिखता है',
    reciever_default_delay_in_days:
      'इनवॉइस की तारीख के कितने दिन बाद की डिलीवरी तारीख सुझाई जाए; खाली: अभी का समय',
    additional_rejection_reasons: 'सामान्य कारणों के साथ ये कारण भी चुने जा सकते हैं',
    mandatory_fields_in_epod_closure: 'प्राप्ति से पहले क्या दर्ज होना ज़रूरी है',
  },
  order_module_config: {
    hide_remark_name: 'टिप्पणी के फ़ॉर्म में नाम नहीं पूछा जाता',
    hide_remark_text: 'टिप्पणी के फ़ॉर्म में पाठ नहीं पूछा जाता',
    allow_deletion_of_attachments: 'ऑर्डर बंद होने तक फ़ोटो मिटाई जा सकती हैं',
    remarks_mandatory_field: 'टिप्पणी के फ़ील्ड, जिनमें से कम से कम एक भरना ज़रूरी है',
    additional_field_in_epod: 'टिप्पणी में पाठ के अलावा के फ़ील्ड',
  },
  report_customization: { additional_sheets: 'पहली शीट के अलावा की शीटें' },
  public_url_dashboard_visibility: 'सार्वजनिक पेज ऑर्डर का सार दिखाते हैं',
  do_not_show_receivers_public_link: 'प्राप्तकर्ता लिंक नहीं दिया जाता',
  do_not_show_driver_public_link: 'ड्राइवर लिंक नहीं दिया जाता',
  show_receive_button: 'डैशबोर्ड पर प्राप्ति और अस्वीकृति के बटन होते हैं',
  screen: {
    multiRemark: 'एक ऑर्डर पर एक ही पक्ष की ओर से एक से ज़्यादा टिप्पणियाँ हो सकती हैं',
    rating: 'प्राप्तकर्ता से पूछा जाता है कि अनुभव कैसा रहा',
    receiveResponse:
      'प्राप्ति के बाद क्या कहा जाए, HTTP स्थिति के अनुसार; $identifier की जगह ऑर्डर का नंबर आता है',
    bannedRejectRemarks: 'अस्वीकृति के समय आख़िरी टिप्पणी में ये पाठ नहीं हो सकते',
  },
}

const shownColumn = {
  text: 'कॉलम का लेबल',
  value: 'सूची के कॉलम का नाम, या ऑर्डर के फ़ील्ड का पता, जैसे destination.city',
}

/** The same of fields of their rows. */
export const wireFieldSays = {
  dashboard_customization: {
    custom_header_config: { add_header: shownColumn, header: shownColumn },
    bulk_upload_headers: {
      text: 'फ़ाइल में कॉलम का शीर्षक',
      value: 'ऑर्डर का जो फ़ील्ड इससे भरता है',
      type: "'text' पाठ, 'number' संख्या, 'date' तारीख या 'time' समय",
    },
  },
  order_module_config: {
    additional_field_in_epod: {
      key: 'custom_fields में इसका नाम',
      label: 'फ़ॉर्म में इसका नाम',
      field_type: 'किस तरह भरा जाता है',
      values: 'सूची के विकल्प',
      disabled: 'केवल दिखता है, भरा नहीं जाता',
    },
  },
  report_customization: {
    additional_sheets: { key: 'कौन-सी पंक्तियाँ', name: 'शीट का नाम' },
  },
}
