/** Where merchandise is picked up: the venue that was opened first. @param venues those that are open; undefined where none is */
export const pickUpVenueOf = <Venue extends { readonly id: number }>(venues: readonly Venue[]): Venue | undefined =>
  [...venues].sort((one, other) => one.id - other.id)[0];
