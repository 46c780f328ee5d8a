export {
  capacityLimits,
  confirmedDevices,
  includedDevices,
  isOrderable,
  quantitiesOf,
  registeredDevices,
  toOrderable,
} from './capacity';
export { costOf, type PricedLine, priceLines, proratingOf, toOrder, totalOf } from './cost';
export { type Plan, planOf } from './plan';
