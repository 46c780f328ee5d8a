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
export {
  type BillingCategory,
  type BillingEnd,
  type BillingProduct,
  billingCategories,
  type CapacityEnd,
  type CostPreview,
  type CurrentUser,
  freeQuantities,
  type Invoice,
  type OrderLine,
  type PaymentAnswer,
  type PaymentFaultKind,
  type PaymentOrder,
  productNames,
  type Quantities,
  type RealmChange,
  type Subscription,
  type Upgrade,
} from './types';
