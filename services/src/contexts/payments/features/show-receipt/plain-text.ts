/** What stands at 0x80 to 0x9F of WinAnsi: all else there is as in Latin-1. */
const special = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const isWritable = (sign: string): boolean => /^[\x20-\x7e\xa0-\xff]$/.test(sign) || special.includes(sign);

/** Letters with a stroke, which Unicode does not take apart. */
const stroked = new Map(Object.entries({ Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', ı: 'i' }));

/** A sign without its marks where it has any, such as `a` for `ā`. */
const bareOf = (sign: string): string => stroked.get(sign) ?? sign.normalize('NFKD').replaceAll(/\p{M}/gu, '');

const written = (sign: string): string => {
  if (isWritable(sign)) return sign;
  const bare = bareOf(sign);
  return bare.length > 0 && [...bare].every(isWritable) ? bare : '?';
};

/** A text in the signs of WinAnsi, which the fonts of every PDF reader have. */
export const plainText = (text: string): string => Array.from(text.normalize('NFC'), written).join('');
