import { maxNetmask } from '../../components/validation/address';

/** The netmasks of a gateway, the narrowest first (specification 2, section 9). */
export const netmasks = Array.from({ length: maxNetmask }, (_, index) => {
  const bits = String(maxNetmask - index);
  return { id: bits, name: bits };
});
