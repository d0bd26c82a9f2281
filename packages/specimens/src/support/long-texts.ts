/** As long as texts get on the site, and a word that does not fit a small phone. */
export const longTitle = 'The Submarine That Went Looking for the Northern Lights under the Ice of Spitsbergen';
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
export const longText =
  'Bring warm clothes, arrive fifteen minutes before your time, and leave large bags at the desk: the corridors of the boat are as narrow as they were in 1962, and the way back is the way you came.';
