/** No room for a row of fields: a phone, or a window zoomed to 200 %. */
export const tightScreen = '(max-width: 599.95px), (max-height: 479.95px)';
/** Too low for bars that stay in place. */
export const lowScreen = '(max-height: 479.95px)';
