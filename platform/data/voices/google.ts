import {
  gendered,
  languages,
  type SpeechLists,
  type Voice,
  voicedLanguages,
  words,
} from '../../api/speech/lists';

/**
 * A letter per voice in the order of the alphabet: f a woman's, m a man's, a point for a letter
 * that is not given out; `@` begins at another letter. `chirp` and `chirps` stand for the star names.
 */
const table = `
  ar-XA=Arabic: Standard=fmmf Wavenet=fmmf chirp
  af-ZA: Standard=f
  am-ET: Standard=fm Wavenet=fm
  eu-ES: Standard@B=f
  bn-IN: Standard=fmfm Wavenet=fmfm chirp
  bg-BG: Standard@B=f chirp
  ca-ES: Standard@B=f
  yue-HK=Chinese_(Hong_Kong): Standard=fmfm
  cmn-CN=Mandarin_Chinese: Standard=fmmf Wavenet=fmmf chirp
  cmn-TW=Mandarin_Chinese_(Taiwan): Standard=fmm Wavenet=fmm
  hr-HR: chirp
  cs-CZ: Standard@B=f Wavenet@B=f chirp
  da-DK: Standard@F=fm Wavenet@F=fm Neural2@F=f chirp
  nl-BE: Standard@C=fm Wavenet@C=fm chirp
  nl-NL: Standard@F=fm Wavenet@F=fm chirp
  en-AU: Standard=fmfm Wavenet=fmfm Neural2=fmfm News@E=ffm chirp
  en-IN: Standard=fmmffm Wavenet=fmmffm Neural2=fmmf chirp
  en-GB: Standard=fmfm.f.......fm Wavenet=fmfm.f.......fm Neural2=fmfm.f.......fm News@G=fffmmmm Studio@B=mf chirp
  en-US: Standard=mmfmffffmm Wavenet=mmfmffffmm Neural2=m.fmffffmm News@K=ffm Studio@O=f.m Casual@K=m chirps
  et-EE: Standard=m chirp
  fil-PH: Standard=ffmm Wavenet=ffmm Neural2=f..m
  fi-FI: Standard@B=f Wavenet@B=f chirp
  fr-CA: Standard=fmfm Wavenet=fmfm Neural2=fmfm chirp
  fr-FR: Standard@F=fm Wavenet@F=fm Neural2@F=fm Studio=f..m chirp
  gl-ES: Standard@B=f
  de-DE: Standard@G=fm Wavenet@G=fm Neural2@G=fm Studio@B=mf chirp
  el-GR: Standard@B=f Wavenet@B=f chirp
  gu-IN: Standard=fmfm Wavenet=fmfm chirp
  he-IL: Standard=fmfm Wavenet=fmfm chirp
  hi-IN: Standard=fmmffm Wavenet=fmmffm Neural2=fmmf chirp
  hu-HU: Standard@B=f Wavenet@B=f chirp
  is-IS: Standard@B=f
  id-ID: Standard=fmmf Wavenet=fmmf chirp
  it-IT: Standard@E=fm Wavenet@E=fm Neural2=f...fm chirp
  ja-JP: Standard=ffmm Wavenet=ffmm Neural2@B=fmm chirp
  kn-IN: Standard=fmfm Wavenet=fmfm chirp
  ko-KR: Standard=ffmm Wavenet=ffmm Neural2=ffm chirp
  lv-LV: Standard@B=m chirp
  lt-LT: Standard@B=m chirp
  ms-MY: Standard=fmfm Wavenet=fmfm
  ml-IN: Standard=fmfm Wavenet=fmfm chirp
  mr-IN: Standard=fmf Wavenet=fmf chirp
  nb-NO: Standard@F=fm Wavenet@F=fm chirp
  pl-PL: Standard@F=fm Wavenet@F=fm chirp
  pt-BR: Standard=fmffm Wavenet=fmffm Neural2=fmf chirp
  pt-PT: Standard@E=fm Wavenet@E=fm
  pa-IN: Standard=fmfm Wavenet=fmfm chirp
  ro-RO: Standard@B=f Wavenet@B=f chirp
  ru-RU: Standard=fmfmf Wavenet=fmfmf chirp
  sr-RS: Standard@B=f chirp
  sk-SK: Standard@B=f Wavenet@B=f chirp
  sl-SI: chirp
  es-ES: Standard@E=mfmf Wavenet@E=mfmf Neural2=f...fmmf Studio@C=f..m chirp
  es-US: Standard=fmm Wavenet=fmm Neural2=fmm News@D=mmmff Studio@B=m chirp
  sw-KE: chirp
  sv-SE: Standard@F=fm Wavenet@F=fm chirp
  ta-IN: Standard=fmfm Wavenet=fmfm chirp
  te-IN: Standard=fmfm chirp
  th-TH: Standard=f Neural2@C=f chirp
  tr-TR: Standard=fmffm Wavenet=fmffm chirp
  uk-UA: Standard@B=f Wavenet@B=f chirp
  ur-IN: Standard=fm Wavenet=fm chirp
  vi-VN: Standard=fmfm Wavenet=fmfm Neural2=f..m chirp
`;

const chirp = 'Aoede+ Charon- Fenrir- Kore+ Leda+ Orus- Puck- Zephyr+';
const stars = `${chirp} Achernar+ Achird- Algenib- Algieba- Alnilam- Autonoe+ Callirrhoe+ Despina+
  Enceladus- Erinome+ Gacrux+ Iapetus- Laomedeia+ Pulcherrima+ Rasalgethi- Sadachbia- Sadaltager-
  Schedar- Sulafat+ Umbriel- Vindemiatrix+ Zubenelgenubi-`;

const genders: Record<string, string> = { f: 'Female', m: 'Male' };

function family(word: string, tag: string): Voice[] {
  if (!word.includes('=')) {
    return words(word === 'chirps' ? stars : chirp).map((star) => {
      const { name, gender } = gendered(star);
      return { value: `${tag}-Chirp3-HD-${name}`, name: `Chirp3-HD-${name}${gender}` };
    });
  }
  const [head = '', letters = ''] = word.split('=');
  const [name, first = 'A'] = head.split('@');
  return [...letters].flatMap((sign, index) => {
    const letter = String.fromCharCode(first.charCodeAt(0) + index);
    const gender = genders[sign];
    if (!gender) return [];
    return { value: `${tag}-${name}-${letter}`, name: `${name}-${letter} (${gender})` };
  });
}

const recognized = `af-ZA sq-AL am-ET ar-DZ ar-BH ar-EG ar-IQ ar-IL ar-JO ar-KW ar-LB ar-MR ar-MA ar-OM
  ar-QA ar-SA ar-PS ar-SY ar-TN ar-AE ar-YE hy-AM az-AZ eu-ES bn-BD bn-IN bs-BA bg-BG my-MM ca-ES
  cmn-Hans-CN=Chinese,_Mandarin_(Simplified,_China) cmn-Hans-HK=Chinese,_Mandarin_(Simplified,_Hong_Kong)
  cmn-Hant-TW=Chinese,_Mandarin_(Traditional,_Taiwan) yue-Hant-HK=Chinese,_Cantonese_(Traditional,_Hong_Kong)
  hr-HR cs-CZ da-DK nl-BE nl-NL en-AU en-CA en-GH en-HK en-IN en-IE en-KE en-NZ en-NG en-PK en-PH en-SG
  en-ZA en-TZ en-GB en-US et-EE fil-PH fi-FI fr-BE fr-CA fr-FR fr-CH gl-ES ka-GE de-AT de-DE de-CH el-GR
  gu-IN iw-IL=Hebrew_(Israel) hi-IN hu-HU is-IS id-ID it-IT it-CH ja-JP jv-ID kn-IN kk-KZ km-KH rw-RW
  ko-KR lo-LA lv-LV lt-LT mk-MK ms-MY ml-IN mr-IN mn-MN ne-NP no-NO fa-IR pl-PL pt-BR pt-PT
  pa-Guru-IN=Punjabi_(Gurmukhi,_India) ro-RO ru-RU sr-RS si-LK sk-SK sl-SI st-ZA es-AR es-BO es-CL es-CO
  es-CR es-DO es-EC es-SV es-GT es-HN es-MX es-NI es-PA es-PY es-PE es-PR es-ES es-US es-UY es-VE su-ID
  sw-KE sw-TZ ss-Latn-ZA sv-SE ta-IN ta-MY ta-SG ta-LK te-IN th-TH ts-ZA tn-Latn-ZA tr-TR uk-UA ur-IN
  ur-PK uz-UZ ve-ZA vi-VN xh-ZA zu-ZA`;

/** Google: several families of voices for each language. */
export function google(): SpeechLists {
  const tts = voicedLanguages(table, (word) => ({ value: word, name: word }));
  return {
    tts: tts.map(({ voices, ...language }) => ({
      ...language,
      voices: voices.flatMap(({ value }) => family(value, language.value)),
    })),
    stt: languages(recognized),
  };
}
