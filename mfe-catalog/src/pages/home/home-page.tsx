/** Route /. */
export function HomePage() {
  return <h1>Northlight</h1>;
}
