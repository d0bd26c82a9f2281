import { changeProduct, listAllProducts } from '@northlight/client';
import type { CreateProductDto, ManagedProductView } from '@northlight/contracts';
import { callApi, href, Picture, radius, Stack, toast, useNavigate, useQueryClient } from '@northlight/site-kit';
import styled from 'styled-components';
import { ArchiveButton } from '../../features/archive-product/archive-button.tsx';
import { UploadBox } from '../../features/upload-media/upload-box.tsx';
import { ProductForm } from '../../features/write-product/product-form.tsx';
import { useProductForm } from '../../features/write-product/use-product-form.ts';
import { refreshShown } from '../../queries/shown-at.ts';
import { texts } from '../../texts/products.ts';
import { TwoColumns } from '../../ui/two-columns.ts';

/** Words on one side, the picture and the way out of the shop on the other. */
export function ProductDetails({ product }: { readonly product: ManagedProductView }) {
  const { id, name, imageUrl } = product;
  const { form, toList } = useEditForm(product);
  return (
    <TwoColumns>
      <ProductForm
        form={form}
        id={id}
        label={texts.editProduct}
        saveText={texts.saveChanges}
        savingText={texts.saving}
        onCancel={toList}
      />
      <Stack $gap="xl">
        <Stack as="section" $gap="m" aria-labelledby="picture">
          <h2 id="picture">{texts.picture}</h2>
          <Main src={imageUrl} alt={texts.visitorView({ name })} shape="square" sizes="360px" />
          <UploadBox
            target="product"
            targetId={id}
            label={texts.newPicture}
            uploadText={texts.upload}
            done={texts.productImageUploaded}
            failed={texts.failedToUploadImage}
            failedToast={texts.error}
          />
        </Stack>
        <Stack as="section" $gap="m" aria-labelledby="shop">
          <h2 id="shop">{texts.inTheShop}</h2>
          <div>
            <ArchiveButton product={product} onDone={form.archived} />
          </div>
        </Stack>
      </Stack>
    </TwoColumns>
  );
}

function useEditForm(product: ManagedProductView) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const toList = () => navigate(href('adminProducts'));
  const form = useProductForm({
    product,
    failed: texts.failedToUpdateProduct,
    read: async () => (await callApi(listAllProducts, {})).find(({ id }) => id === product.id),
    save: async (values, over = product) => {
      const input = { ...changesOf(over, values), version: over.version ?? 0 };
      const saved = await callApi(changeProduct, { params: { id: product.id }, body: input });
      await refreshShown(client, 'product');
      toast({ title: texts.productUpdatedSuccessfully, tone: 'good' });
      await toList();
      return saved;
    },
  });
  return { form, toList };
}

/** Pieces only when they were counted anew: some may be sold while this is written. */
function changesOf(before: ManagedProductView, { inventory, variantStock, ...rest }: CreateProductDto) {
  const counted = Object.entries(variantStock ?? {}).filter(([size, pieces]) => before.variantStock?.[size] !== pieces);
  return {
    ...rest,
    ...(inventory !== undefined && inventory !== before.inventory && { inventory }),
    ...(counted.length > 0 && { variantStock: Object.fromEntries(counted) }),
  };
}

const Main = styled(Picture)`
  width: 100%;
  max-width: 360px;
  border-radius: ${radius.m};
`;
