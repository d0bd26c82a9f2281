/** A PDF of about so many bytes, whole. */
export const aPdf = (bytes = 200): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x'), Buffer.from('\nstartxref\n9\n%%EOF\n')]);

const docxParts = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];

/** A DOCX with these entries, each of them empty and stored. */
export function aDocx(names: readonly string[] = docxParts): Buffer {
  const entries = names.map((name) => recordOf('PK\u0003\u0004', 30, name));
  const directory = names.map((name) => recordOf('PK\u0001\u0002', 46, name));
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(Buffer.concat(entries).length, 16);
  return Buffer.concat([...entries, ...directory, end]);
}

/** A DOCX that brings macros along. */
export const aDocxWithMacros = (): Buffer => aDocx([...docxParts, 'word/vbaProject.bin']);

function recordOf(mark: string, bytes: number, name: string): Buffer {
  const record = Buffer.alloc(bytes);
  record.write(mark, 'latin1');
  record.writeUInt16LE(Buffer.byteLength(name), bytes === 30 ? 26 : 28);
  return Buffer.concat([record, Buffer.from(name)]);
}
