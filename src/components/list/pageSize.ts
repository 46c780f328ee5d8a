/** How many rows a list shows at first. */
export const pageSize = 25;
