/** The drawn map of the network. Bundled by the fronts that show it. */
export { type MappedCity, NetworkMap } from './network-map.tsx';
