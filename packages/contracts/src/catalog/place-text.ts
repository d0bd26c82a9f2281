interface Place {
  readonly city: string;
  readonly state: string;
}

interface Address extends Place {
  readonly address: string;
  readonly zipCode: string;
}

/** "Rochester, NY". What is missing is left out, and a state that the city already ends with is not said twice. */
export const placeText = ({ city, state }: Partial<Place>): string =>
  city && state && endsWithState(city, state) ? city : [city, state].filter(Boolean).join(', ');

/** "1 Aurora Way, Rochester, NY". */
export const streetText = (place: Omit<Address, 'zipCode'>): string => `${place.address}, ${placeText(place)}`;

/** "1 Aurora Way, Rochester, NY 14604". */
export const addressText = (place: Address): string => `${streetText(place)} ${place.zipCode}`;

/** A venue with its place: "Rochester Flagship, NY". Of city and state only what its name does not say already. */
export const venueText = ({ name, city, state }: Place & { readonly name: string }): string => {
  if (!name.includes(city)) return `${name}, ${placeText({ city, state })}`;
  return endsWithState(name, state) ? name : `${name}, ${state}`;
};

const endsWithState = (text: string, state: string): boolean => text.endsWith(`, ${state}`);
