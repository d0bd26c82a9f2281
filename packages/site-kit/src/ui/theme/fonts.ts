/** Addresses of the two self-hosted font files, for the document that wants to preload them. */
const fontFiles = {
  display: new URL(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    import.meta.url,
  ).href,
  text: new URL('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2', import.meta.url)
    .href,
};

/** The fallbacks are Arial, stretched to the measures of the real face, so that the swap moves nothing. */
export const fontFaces = `
  @font-face {
    font-family: 'Bricolage Grotesque Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 200 800;
    src: url('${fontFiles.display}') format('woff2-variations');
  }
  @font-face {
    font-family: 'Instrument Sans Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 400 700;
    src: url('${fontFiles.text}') format('woff2-variations');
  }
  @font-face {
    font-family: 'Bricolage Grotesque Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arial');
    size-adjust: 91.9%;
    ascent-override: 101.2%;
    descent-override: 29.4%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Instrument Sans Fallback';
    src: local('Arial'), local('ArialMT'), local('Liberation Sans');
    size-adjust: 100.3%;
    ascent-override: 96.7%;
    descent-override: 24.9%;
    line-gap-override: 0%;
  }
`;
