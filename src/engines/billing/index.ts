export {
  capacityLimits,
  confirmedDevices,
  includedDevices,
  quantitiesOf,
  toOrderable,
} from './capacity';
export { type PricedLine, priceLines, proratingOf, toOrder, totalOf } from './cost';
export { type Plan, planOf } from './plan';
