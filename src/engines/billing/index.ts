export {
  capacityLimits,
  confirmedDevices,
  freePlanOf,
  includedDevices,
  quantitiesOf,
  toOrderable,
} from './capacity';
export { type PricedLine, priceLines, proratingOf, toOrder, totalOf } from './cost';
export { type AccountPlan, type PlanOffer, planOf } from './plan';
