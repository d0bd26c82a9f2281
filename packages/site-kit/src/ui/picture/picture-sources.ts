/** The composed 1:1 crop beside a 3:2 artwork, else the picture itself. */
export const squareOf = (src: string) => src.replace(/^(\/media\/(?:art|up)\/.+\/)main\.jpe?g$/, '$1square.jpg');

export const isVideo = (src: string) => /\.(mp4|webm)$/i.test(src);
