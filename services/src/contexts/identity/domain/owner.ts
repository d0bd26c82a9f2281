/** The account as other rooms may act for it: by an e-mail that is not proven nothing is told, and nobody is forgotten. */
export const ownerOf = ({
  id,
  email,
  emailVerifiedAt,
}: {
  id: number;
  email: string;
  emailVerifiedAt: Date | null;
}) => ({
  userId: id,
  email: emailVerifiedAt === null ? undefined : email,
});
