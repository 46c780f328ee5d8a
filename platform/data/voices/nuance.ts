import { lines, type SpeechLists, voicedLanguages } from '../../api/speech/lists';

/** Names of voices; `!` marks those that come as `Name - standard` beside an enhanced one. */
const table = `
  ar-WW=Arabic_(Worldwide): Laila! Tarik!
  eu-ES=Basque_(Spain): Miren
  bn-IN: Paya
  bg-BG: Daria
  yue-HK=Cantonese_(Hong_Kong): Sinji
  ca-ES=Catalan_(Spain): Jordi Montserrat
  hr-HR: Lana
  cs-CZ: Iveta Zuzana!
  da-DK: Ida Magnus!
  nl-BE: Ellen
  nl-NL: Claire! Xander
  en-AU: Karen! Lee! Matilda
  en-GB: Kate! Serena! Daniel! Malcolm Oliver! Simon Stephanie
  en-IN: Isha Sangeeta Rishi! Veena!
  en-IE: Moira!
  en-ZA: Tessa
  en-US: Ava! Chloe Evan! Zoe! Nathan! Samantha! Susan! Tom! Allison Joelle Nolan Erica
  fi-FI: Onni Satu!
  fr-BE: Aude
  fr-CA: Amelie! Chantal! Nicolas
  fr-FR: Audrey! Aurelie! Thomas!
  gl-ES: Carmela
  de-DE: Anna! Petra! Markus! Viktor Yannick
  el-GR: Melina! Nikos
  he-IL: Carmit!
  hi-IN: Kiyara Lekha! Neel
  hu-HU: Mariska
  id-ID: Damayanti!
  it-IT: Alice! Emma Federica Luca Paola
  ja-JP: Ayane Daisuke Ichiro Koharu Kyoko! Mizuki Otoya!
  kn-IN: Alpana
  ko-KR: Jina Jiyun Sora! Yuna!
  ms-MY: Amira
  zh-CN=Mandarin_(China): Binbin Lili Lilian Lisheng Shanshan Shasha Tingting!
  zh-TW=Mandarin_(Taiwan): Meijia!
  no-NO: Henrik Nora!
  pl-PL: Ewa Krzysztof Zosia!
  pt-BR: Felipe! Fernanda Luciana!
  pt-PT: Catarina Joana! Joaquim
  ro-RO: Ioana!
  ru-RU: Katya Milena! Yuri
  sk-SK: Laura!
  es-AR: Diego Isabela
  es-CL: Francisca
  es-CO: Carlos Soledad! Ximena
  es-MX: Angelica! Juan Paulina
  es-ES: Jorge Marisol Monica!
  sv-SE: Alva! Klara Oskar
  ta-IN: Vani
  th-TH: Kanya! Narisa
  tr-TR: Cem Yelda!
  vi-VN: Linh
`;

/** Tag, code of the older interface, English name. */
const recognized = `
  ar-WW ara-XWW Arabic (Worldwide)
  ca-ES cat-ESP Catalan (Spain)
  hr-HR hrv-HRV Croatian (Croatia)
  cs-CZ ces-CZE Czech (Czech Republic)
  da-DK dan-DNK Danish (Denmark)
  nl-NL nld-NLD Dutch (Netherlands)
  en-AU eng-AUS English (Australia)
  en-GB eng-GBR English (United Kingdom)
  en-IN eng-IND English (India)
  en-US eng-USA English (United States)
  fi-FI fin-FIN Finnish (Finland)
  fr-CA fra-CAN French (Canada)
  fr-FR fra-FRA French (France)
  de-DE deu-DEU German (Germany)
  el-GR ell-GRC Greek (Greece)
  he-IL heb-ISR Hebrew (Israel)
  hi-IN hin-IND Hindi (India)
  hu-HU hun-HUN Hungarian (Hungary)
  id-ID ind-IDN Indonesian (Indonesia)
  it-IT ita-ITA Italian (Italy)
  ja-JP jpn-JPN Japanese (Japan)
  ko-KR kor-KOR Korean (South Korea)
  ms-MY zlm-MYS Malay (Malaysia)
  zh-CN cmn-CHN Mandarin (China)
  zh-TW cmn-TWN Mandarin (Taiwan)
  no-NO nor-NOR Norwegian (Norway)
  pl-PL pol-POL Polish (Poland)
  pt-BR por-BRA Portuguese (Brazil)
  pt-PT por-PRT Portuguese (Portugal)
  ro-RO ron-ROU Romanian (Romania)
  ru-RU rus-RUS Russian (Russia)
  sk-SK slk-SVK Slovak (Slovakia)
  es-ES spa-ESP Spanish (Spain)
  es-US spa-XLA Spanish (Latin America)
  sv-SE swe-SWE Swedish (Sweden)
  th-TH tha-THA Thai (Thailand)
  tr-TR tur-TUR Turkish (Turkey)
  uk-UA ukr-UKR Ukrainian (Ukraine)
  vi-VN vie-VNM Vietnamese (Vietnam)
`;

/** Nuance: standard and enhanced voices with their model; recognition has a second code. */
export function nuance(): SpeechLists {
  const tts = voicedLanguages(table, (word) => ({ value: word, name: word }));
  return {
    tts: tts.map(({ voices, ...language }) => ({
      ...language,
      voices: voices.flatMap(({ value }) => {
        const name = value.replace('!', '');
        const isPaired = value !== name;
        return [
          {
            value: isPaired ? `${name} - standard` : name,
            name: `${name} (standard)`,
            model: 'standard',
          },
          ...(isPaired
            ? [{ value: `${name} - enhanced`, name: `${name} (enhanced)`, model: 'enhanced' }]
            : []),
        ];
      }),
    })),
    stt: lines(recognized).map((line) => {
      const [value = '', valueMix = '', ...name] = line.split(' ');
      return { name: name.join(' '), value, valueMix };
    }),
  };
}
