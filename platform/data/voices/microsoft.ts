import { gendered, languages, type SpeechLists, voicedLanguages } from '../../api/speech/lists';

/** Names of neural voices; `+` a woman's, `-` a man's. */
const table = `
  af-ZA: Adri+ Willem-
  sq-AL: Anila+ Ilir-
  am-ET: Mekdes+ Ameha-
  ar-DZ: Amina+ Ismael-
  ar-BH: Laila+ Ali-
  ar-EG: Salma+ Shakir-
  ar-IQ: Rana+ Bassel-
  ar-JO: Sana+ Taim-
  ar-KW: Noura+ Fahed-
  ar-LB: Layla+ Rami-
  ar-LY: Iman+ Omar-
  ar-MA: Mouna+ Jamal-
  ar-OM: Aysha+ Abdullah-
  ar-QA: Amal+ Moaz-
  ar-SA: Zariyah+ Hamed-
  ar-SY: Amany+ Laith-
  ar-TN: Reem+ Hedi-
  ar-AE: Fatima+ Hamdan-
  ar-YE: Maryam+ Saleh-
  hy-AM: Anahit+ Hayk-
  as-IN: Yashica+ Priyom-
  az-AZ: Banu+ Babek-
  eu-ES: Ainhoa+ Ander-
  bn-BD: Nabanita+ Pradeep-
  bn-IN: Tanishaa+ Bashkar-
  bs-BA: Vesna+ Goran-
  bg-BG: Kalina+ Borislav-
  my-MM: Nilar+ Thiha-
  ca-ES: Joana+ Enric- Alba+
  yue-CN: XiaoMin+ YunSong-
  zh-CN: Xiaoxiao+ Yunxi- Yunjian- Xiaoyi+ Yunyang- Xiaochen+ Xiaohan+ Xiaomeng+ Xiaomo+ Xiaoqiu+ Xiaorou+ Xiaorui+ Xiaoshuang+ Xiaoyan+ Xiaoyou+ Xiaozhen+ Yunfeng- Yunhao- Yunjie- Yunxia- Yunye- Yunze-
  zh-HK: HiuMaan+ WanLung- HiuGaai+
  zh-TW: HsiaoChen+ YunJhe- HsiaoYu+
  hr-HR: Gabrijela+ Srecko-
  cs-CZ: Vlasta+ Antonin-
  da-DK: Christel+ Jeppe-
  nl-BE: Dena+ Arnaud-
  nl-NL: Fenna+ Maarten- Colette+
  en-AU: Natasha+ William- Annette+ Carly+ Darren- Duncan- Elsie+ Freya+ Joanne+ Ken- Kim+ Neil- Tim- Tina+
  en-CA: Clara+ Liam-
  en-HK: Yan+ Sam-
  en-IN: Neerja+ Prabhat- Aarav- Aashi+ Ananya+ Kavya+ Kunal- Rehaan-
  en-IE: Emily+ Connor-
  en-KE: Asilia+ Chilemba-
  en-NZ: Molly+ Mitchell-
  en-NG: Ezinne+ Abeo-
  en-PH: Rosa+ James-
  en-SG: Luna+ Wayne-
  en-ZA: Leah+ Luke-
  en-TZ: Imani+ Elimu-
  en-GB: Sonia+ Ryan- Libby+ Abbi+ Alfie- Bella+ Elliot- Ethan- Hollie+ Maisie+ Noah- Oliver- Olivia+ Thomas-
  en-US: Ava+ Andrew- Emma+ Brian- Jenny+ Guy- Aria+ Davis- Jane+ Jason- Kai- Luna+ Sara+ Tony- Nancy+ Amber+ Ana+ Ashley+ Brandon- Christopher- Cora+ Elizabeth+ Eric- Jacob- Michelle+ Monica+ Roger- Steffan-
  et-EE: Anu+ Kert-
  fil-PH: Blessica+ Angelo-
  fi-FI: Selma+ Harri- Noora+
  fr-BE: Charline+ Gerard-
  fr-CA: Sylvie+ Jean- Antoine- Thierry-
  fr-FR: Denise+ Henri- Vivienne+ Remy- Alain- Brigitte+ Celeste+ Claude- Coralie+ Eloise+ Jacqueline+ Jerome- Josephine+ Maurice- Yves- Yvette+
  fr-CH: Ariane+ Fabrice-
  gl-ES: Sabela+ Roi-
  ka-GE: Eka+ Giorgi-
  de-AT: Ingrid+ Jonas-
  de-DE: Katja+ Conrad- Seraphina+ Florian- Amala+ Bernd- Christoph- Elke+ Gisela+ Kasper- Killian- Klarissa+ Klaus- Louisa+ Maja+ Ralf- Tanja+
  de-CH: Leni+ Jan-
  el-GR: Athina+ Nestoras-
  gu-IN: Dhwani+ Niranjan-
  he-IL: Hila+ Avri-
  hi-IN: Swara+ Madhur- Aarav- Ananya+ Kavya+ Kunal- Rehaan-
  hu-HU: Noemi+ Tamas-
  is-IS: Gudrun+ Gunnar-
  id-ID: Gadis+ Ardi-
  ga-IE: Orla+ Colm-
  it-IT: Elsa+ Isabella+ Diego- Giuseppe- Benigno- Calimero- Cataldo- Fabiola+ Fiamma+ Gianni- Imelda+ Irma+ Lisandro- Palmira+ Pierina+ Rinaldo-
  ja-JP: Nanami+ Keita- Aoi+ Daichi- Mayu+ Naoki- Shiori+
  jv-ID: Siti+ Dimas-
  kn-IN: Sapna+ Gagan-
  kk-KZ: Aigul+ Daulet-
  km-KH: Sreymom+ Piseth-
  ko-KR: SunHi+ InJoon- Hyunsu- BongJin- GookMin- JiMin+ SeoHyeon+ SoonBok+ YuJin+
  lo-LA: Keomany+ Chanthavong-
  lv-LV: Everita+ Nils-
  lt-LT: Ona+ Leonas-
  mk-MK: Marija+ Aleksandar-
  ms-MY: Yasmin+ Osman-
  ml-IN: Sobhana+ Midhun-
  mt-MT: Grace+ Joseph-
  mr-IN: Aarohi+ Manohar-
  mn-MN: Yesui+ Bataa-
  ne-NP: Hemkala+ Sagar-
  nb-NO: Pernille+ Finn- Iselin+
  or-IN: Subhasini+ Sukant-
  ps-AF: Latifa+ GulNawaz-
  fa-IR: Dilara+ Farid-
  pl-PL: Agnieszka+ Marek- Zofia+
  pt-BR: Francisca+ Antonio- Brenda+ Donato- Elza+ Fabio- Giovanna+ Humberto- Julio- Leila+ Leticia+ Manuela+ Nicolau- Thalita+ Valerio- Yara+
  pt-PT: Raquel+ Duarte- Fernanda+
  pa-IN: Vaani+ Ojas-
  ro-RO: Alina+ Emil-
  ru-RU: Svetlana+ Dmitry- Dariya+
  sr-RS: Sophie+ Nicholas-
  si-LK: Thilini+ Sameera-
  sk-SK: Viktoria+ Lukas-
  sl-SI: Petra+ Rok-
  so-SO: Ubax+ Muuse-
  es-AR: Elena+ Tomas-
  es-BO: Sofia+ Marcelo-
  es-CL: Catalina+ Lorenzo-
  es-CO: Salome+ Gonzalo-
  es-CR: Maria+ Juan-
  es-CU: Belkys+ Manuel-
  es-DO: Ramona+ Emilio-
  es-EC: Andrea+ Luis-
  es-SV: Lorena+ Rodrigo-
  es-GQ: Teresa+ Javier-
  es-GT: Marta+ Andres-
  es-HN: Karla+ Carlos-
  es-MX: Dalia+ Jorge- Beatriz+ Candela+ Carlota+ Cecilio- Gerardo- Larissa+ Liberto- Luciano- Marina+ Nuria+ Pelayo- Renata+ Yago-
  es-NI: Yolanda+ Federico-
  es-PA: Margarita+ Roberto-
  es-PY: Tania+ Mario-
  es-PE: Camila+ Alex-
  es-PR: Karina+ Victor-
  es-ES: Elvira+ Alvaro- Abril+ Arnau- Dario- Elias- Estrella+ Irene+ Laia+ Lia+ Nil- Saul- Teo- Triana+ Vera+ Ximena+
  es-UY: Valentina+ Mateo-
  es-US: Paloma+ Alonso-
  es-VE: Paola+ Sebastian-
  su-ID: Tuti+ Jajang-
  sw-KE: Zuri+ Rafiki-
  sw-TZ: Rehema+ Daudi-
  sv-SE: Sofie+ Mattias- Hillevi+
  ta-IN: Pallavi+ Valluvar-
  ta-MY: Kani+ Surya-
  ta-SG: Venba+ Anbu-
  ta-LK: Saranya+ Kumar-
  te-IN: Shruti+ Mohan-
  th-TH: Premwadee+ Niwat- Achara+
  tr-TR: Emel+ Ahmet-
  uk-UA: Polina+ Ostap-
  ur-IN: Gul+ Salman-
  ur-PK: Uzma+ Asad-
  uz-UZ: Madina+ Sardor-
  vi-VN: HoaiMy+ NamMinh-
  cy-GB: Nia+ Aled-
  zu-ZA: Thando+ Themba-
`;

const multilingual = `en-US: Ava+ Andrew- Emma+ Brian- Jenny+ Ryan- Adam- Alloy- Amanda+ Brandon- Christopher- Cora+ Davis- Derek- Dustin- Echo- Evelyn+ Fable- Lewis- Lola+ Nancy+ Nova+ Onyx- Phoebe+ Samuel- Serena+ Shimmer+ Steffan-
  fr-FR: Vivienne+ Remy- Lucien-
  de-DE: Seraphina+ Florian-
  es-ES: Arabella+ Isidora+ Tristan- Ximena+
  it-IT: Alessio- Giuseppe- Isabella+ Marcello-
  ja-JP: Masaru-
  ko-KR: Hyunsu-
  pt-BR: Macerio- Thalita+
  zh-CN: Xiaochen+ Xiaoxiao+ Xiaoyu+ Yunfan- Yunyi-`;

const voices = (text: string, kind: string) =>
  voicedLanguages(text, (word, tag) => {
    const { name, gender } = gendered(word);
    const shown = kind ? `${name} ${kind}` : name;
    return { value: `${tag}-${name}${kind}Neural`, name: `${shown}${gender}` };
  });

const recognizedOnly = 'en-GH it-CH ar-IL ar-PS st-ZA tn-ZA xh-ZA ts-ZA nso-ZA';

/** Microsoft: neural voices, and multilingual ones beside those of large languages. */
export function microsoft(): SpeechLists {
  const more = new Map(voices(multilingual, 'Multilingual').map((entry) => [entry.value, entry]));
  const tts = voices(table, '').map((language) => ({
    ...language,
    voices: [...language.voices, ...(more.get(language.value)?.voices ?? [])],
  }));
  const stt = tts.map(({ value, name }) => ({ value, name }));
  return { tts, stt: [...stt, ...languages(recognizedOnly)] };
}
