/** Dollars for tickets at a price per person, with the booking fee of them all, which is rounded half up (§9). */
export const wholePrice = (price: number, tickets: number, feePercent: number): number => {
  const cents = Math.round(price * 100) * tickets;
  return (cents + Math.floor((cents * feePercent + 50) / 100)) / 100;
};
