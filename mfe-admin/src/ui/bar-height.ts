/** The bar at the top of every admin page; what sticks below it begins here. */
export const barHeight = '56px';
