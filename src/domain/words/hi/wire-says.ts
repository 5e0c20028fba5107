/** What the settings do that stand where clients of the wire look for them, in Hindi. */
export const wireSays = {
  config: {
    accountType:
      'यूज़र इस तरह के हैं: Admin, Distributor या CnF, या ऐसा शब्द जिसके अंत में -Driver, -Distributor या -Viewer हो। साधारण यूज़र के लिए खाली छोड़ें।',
    role: 'User_Mgmnt से यूज़र प्रबंधन खुलता है। उसे बंद रखने के लिए खाली छोड़ें।',
    disable: 'यूज़र सूचियाँ देख सकते हैं, पर ऑर्डर न खोल सकते हैं, न बदल सकते हैं।',
    admin: 'यूज़र एडमिन खोल सकते हैं, और ऑर्डर प्राप्त और अस्वीकार कर सकते हैं।',
    'view-only': 'यूज़र सब कुछ देख सकते हैं और कुछ नहीं बदल सकते।',
    show_analytics: 'यूज़र विश्लेषण खोल सकते हैं।',
    allow_manual_trigger_for_epod_notifications: 'यूज़र प्राप्तकर्ताओं को सूचनाएँ हाथ से भेज सकते हैं।',
    allow_targets_for_manual_trigger: 'हाथ से भेजी जाने वाली सूचनाओं के लिए यूज़र दूसरे प्राप्तकर्ता चुन सकते हैं।',
    remarks_mandatory_field:
      'टिप्पणी के इन फ़ील्ड में से कम से कम एक भरना ज़रूरी है। ‘टिप्पणी के अनिवार्य फ़ील्ड’ की सूची के लिए खाली छोड़ें।',
  },
  dashboard_customization: {
    custom_header_config: {
      add_header: 'ये कॉलम सेट के कॉलमों के बाद आते हैं। जो कॉलम पहले से है, उसे यहाँ का लेबल मिलता है।',
      header: 'सेट की जगह ये कॉलम दिखते हैं; कार्रवाई के कॉलम बने रहते हैं। सेट रखने के लिए इसे तय न करें।',
      remove_headers_with_labels: 'इन लेबल वाले कॉलम नहीं दिखते।',
      remove_actions_with_labels: 'इन लेबल वाले कार्रवाई-कॉलम नहीं दिखते।',
    },
    hide: {
      display_items: 'यूज़र तालिका के कॉलम नहीं चुन सकते।',
      download_report: 'यूज़र रिपोर्ट डाउनलोड नहीं कर सकते।',
      add_transaction: 'यूज़र ऑर्डर नहीं जोड़ सकते, न एक-एक करके, न फ़ाइल से।',
      download_pods: 'यूज़र POD डाउनलोड नहीं कर सकते।',
      edit_trip: 'यूज़र ऑर्डर संपादित नहीं कर सकते।',
      goods_condition: 'माल की हालत कोई दर्ज नहीं कर सकता, सार्वजनिक पेज पर भी नहीं।',
      add_remark: 'टिप्पणी कोई नहीं जोड़ सकता, सार्वजनिक पेज पर भी नहीं।',
      add_attachments: 'फ़ोटो कोई नहीं जोड़ सकता, सार्वजनिक पेज पर भी नहीं।',
      receive_order: 'ऑर्डर प्राप्त या अस्वीकार करना और OTP किसी के लिए नहीं है, सार्वजनिक पेज पर भी नहीं।',
      driver_link: 'यूज़र को ऑर्डर का ड्राइवर लिंक नहीं मिलता।',
      receiver_link: 'यूज़र को ऑर्डर का प्राप्तकर्ता लिंक नहीं मिलता।',
    },
    bulk_upload: 'यूज़र फ़ाइल से ऑर्डर जोड़ सकते हैं।',
    bulk_upload_headers: 'फ़ाइल में ये कॉलम होते हैं, और हर कॉलम ऑर्डर का एक फ़ील्ड भरता है।',
  },
  lot_module_config: { enable_lot_events: 'क्रेट जाते और आते समय गिने जाते हैं।' },
  public_url_customization: {
    secure_otp: 'OTP की पुष्टि होने तक प्राप्तकर्ता के पेज पर केवल ऑर्डर का नंबर दिखता है।',
    reciever_default_delay_in_days:
      'फ़ॉर्म इनवॉइस के इतने दिन बाद की डिलीवरी तारीख सुझाता है। अभी का समय सुझाने के लिए खाली छोड़ें।',
    additional_rejection_reasons: 'अस्वीकृति के लिए लोग सामान्य कारणों के अलावा ये कारण भी चुन सकते हैं।',
    mandatory_fields_in_epod_closure: 'ऑर्डर तभी प्राप्त किया जा सकता है जब ये दर्ज हों।',
  },
  order_module_config: {
    hide_remark_name: 'टिप्पणी का फ़ॉर्म नाम नहीं पूछता।',
    hide_remark_text: 'टिप्पणी का फ़ॉर्म पाठ नहीं पूछता।',
    allow_deletion_of_attachments: 'यूज़र ऑर्डर बंद होने तक फ़ोटो हटा सकते हैं।',
    remarks_mandatory_field: 'टिप्पणी के इन फ़ील्ड में से कम से कम एक भरना ज़रूरी है।',
    additional_field_in_epod: 'टिप्पणी के फ़ॉर्म में पाठ के अलावा ये फ़ील्ड होते हैं।',
  },
  report_customization: { additional_sheets: 'रिपोर्ट में पहली शीट के अलावा ये शीटें होती हैं।' },
  public_url_dashboard_visibility: 'सार्वजनिक पेज ऑर्डर का सार दिखाते हैं।',
  do_not_show_receivers_public_link: 'क्लाइंट के यहाँ किसी को प्राप्तकर्ता लिंक नहीं दिया जाता।',
  do_not_show_driver_public_link: 'क्लाइंट के यहाँ किसी को ड्राइवर लिंक नहीं दिया जाता।',
  show_receive_button: 'यूज़र को डैशबोर्ड पर प्राप्ति और अस्वीकृति के बटन मिलते हैं।',
  screen: {
    multiRemark: 'हर पक्ष एक ऑर्डर पर एक से ज़्यादा टिप्पणियाँ जोड़ सकता है।',
    rating: 'प्राप्तकर्ता से डिलीवरी की रेटिंग माँगी जाती है।',
    receiveResponse:
      'प्राप्ति के बाद लोग ये पाठ पढ़ते हैं, उत्तर की स्थिति के अनुसार: 200 का मतलब है कि काम हो गया। $identifier की जगह ऑर्डर का नंबर आता है।',
    bannedRejectRemarks: 'जब तक आख़िरी टिप्पणी में इनमें से कोई पाठ है, ऑर्डर अस्वीकार नहीं किया जा सकता।',
  },
}

const shownColumn = {
  text: 'कॉलम पर यह लेबल होता है।',
  value: 'कॉलम यह दिखाता है: उत्पाद का कोई कॉलम, या ऑर्डर का कोई फ़ील्ड जैसे destination.city।',
}

/** What the fields in rows of settings that clients of the wire look for do, in Hindi. */
export const wireFieldSays = {
  dashboard_customization: {
    custom_header_config: { add_header: shownColumn, header: shownColumn },
    bulk_upload_headers: {
      text: 'फ़ाइल में कॉलम का यह शीर्षक होता है।',
      value: 'कॉलम ऑर्डर का यह फ़ील्ड भरता है।',
      type: 'कॉलम में इस तरह के मान होते हैं: text पाठ, number संख्या, date तारीख या time समय।',
    },
  },
  order_module_config: {
    additional_field_in_epod: {
      key: 'दूसरे सिस्टम और अनिवार्य फ़ील्ड की सूचियाँ फ़ील्ड को इस कुंजी से जानती हैं।',
      label: 'लोग फ़ॉर्म में यह लेबल पढ़ते हैं।',
      field_type: 'लोग फ़ील्ड में इस तरह का मान भरते हैं।',
      values: 'सूची में ये विकल्प होते हैं।',
      disabled: 'फ़ील्ड दिखता है और भरा नहीं जा सकता।',
    },
  },
  report_customization: {
    additional_sheets: {
      key: 'शीट में हर ऑर्डर की ये पंक्तियाँ होती हैं।',
      name: 'शीट का यह नाम होता है।',
    },
  },
}
