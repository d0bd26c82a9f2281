/** Degrees. */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees on each side of the door: about 800 m up and down, and as much across at the latitude of New York. */
const around = { latitude: 0.007, longitude: 0.012 } as const;

/** The address of a map with a mark on the door, to be shown in a frame. */
export const openStreetMap = ({ latitude, longitude }: MapPlace): string => {
  const box = [
    longitude - around.longitude,
    latitude - around.latitude,
    longitude + around.longitude,
    latitude + around.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${latitude},${longitude}` });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
};
