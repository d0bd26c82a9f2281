/** Route /booking. */
export function BookingPage() {
  return <h1>Book an Experience</h1>;
}
