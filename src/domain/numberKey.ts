import { meantNumber } from './meantNumber';

/** Country calling codes by their length (E.164); what follows is the number within the country. */
const international =
  /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)(\d+)$/;

/** What stands before a number: "tel:", "TEL;TYPE=CELL:" of a contact card, "Mobile", "Tél." */
const label =
  /^(?:item\d+\.)?(?:(?:[\p{L}][\p{L}. ]*(?:;[^:]*)?:[/ ]*)+|(?:t[eé]l[eé]?(?:phone|fon)?|phone|mob(?:ile|il)?|cell|fax|portable|[tmpf])[. ]+)/iu;

/** What may follow a number: parameters, a host, an extension, digits dialled after a pause. */
const behind = [
  /[;@?].*$/,
  /(?<=[\d)])[\s,]*(?:extension|extn?|x|×|poste|durchwahl|dw|ramal|anexo|int|доб|#)[.:\s]*\d{1,8}#?$/i,
  /(?<=\d)\s*(?:[,pw]+\s*\d+#?)+$/i,
];

/** Digits, and all that people and programs put between them; a plus before the first. */
const written = /^[^\d\p{L}]*\d(?:[\d\s()[\].\\/_~'’·•‧・ー〜⁃−∕⁄]|\p{Pd})*$/u;

/** Four groups that a number in pairs, 22.33.44.55, does not have. */
const address = /^(?!\d\d(?:\.\d\d){3}$)(?:(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])(?:\.|$)){4}$/;

/** As it is meant: no marks of direction and other invisible signs, digits of any width as usual ones. */
const plain = (text: string): string =>
  meantNumber(text.normalize('NFKC')).replace(/%2b/gi, '+').replace(/%20/g, ' ');

const more: Record<string, RegExp> = { 52: /^1(?=\d{10}$)/, 54: /^9(?=\d{10}$)/ };

/** A number within its country, without what is dialled before it there; undefined for what is none. */
function national(digits: string): string | undefined {
  const [, code = '', rest = ''] = international.exec(digits) ?? [];
  // Mobile numbers of Argentina and Mexico have one more digit abroad.
  const own = rest.replace(/^0+/, '').replace(more[code] ?? '', '');
  if (code === '1' && !/^[2-9]\d{9}$/.test(own)) return undefined;
  return own.length >= 7 && own.length <= 13 ? own : undefined;
}

/** The end of a number that all its spellings share, as far as the digits show it. */
function endOf(digits: string, isInternational: boolean): string {
  const last = digits.slice(-8);
  if (isInternational) return national(digits) ?? (digits.length < 12 ? digits : last);
  if (/^00\d{8}/.test(digits)) return national(digits.slice(2)) ?? last;
  if (/^011\d{10}/.test(digits)) return national(digits.slice(3)) ?? last;
  const isLong = digits.length > 10;
  if (!digits.startsWith('0')) {
    if (isLong) return national(digits) ?? last;
    // In a few countries 8 is dialled before the eight digits of a number.
    return /^8\d{8}$/.test(digits) ? last : digits;
  }
  if (!/^0[1-9]\d{4}/.test(digits)) return digits;
  if (digits.length < 13) return digits.slice(1);
  // Within Argentina, 15 stands between the area and the rest of a mobile number.
  return /^0\d{2,4}15(\d{6,8})$/.exec(digits)?.[1] ?? last;
}

/**
 * The digits by which a phone number is found in any spelling: those after the country code and the
 * trunk prefix, which "+44 (0)20 7183 8750", "0044 20…", "020 7183–8750", "tel:+44-20-…;ext=12" and the
 * stored 442071838750 share. If the digits alone do not show which those are, the last eight; for a part
 * of a number, all of it.
 *
 * Undefined for a text that is not a number of three to seventeen digits, such as an IP address.
 */
export function numberKey(typed: string): string | undefined {
  const text = plain(typed).trim();
  if (address.test(text)) return undefined;
  const inner = /<([^<>]*)>/.exec(text)?.[1] ?? text.replace(/^["'“”]+|["'“”]+$/g, '');
  const number = behind.reduce((rest, end) => rest.replace(end, ''), inner.replace(label, ''));
  if (!written.test(number)) return undefined;
  const trunk = /(?<=\d[^\d]*)[([]\s*0+\s*[)\]]/;
  const digits = number.replace(trunk, '').replace(/\D/g, '');
  if (digits.length < 3 || digits.length > 17) return undefined;
  const isMarked = /^\D*\+/.test(number) || trunk.test(number);
  const isDialled = /^0/.test(digits);
  return endOf(digits, isMarked && !isDialled);
}
