import type { ArticleTexts } from '../../demo/texts/article-text.ts';

export const articles: ArticleTexts = (f) => ({
  ABOUT_US: {
    title: `Về ${f.name}`,
    html: `
<p>${f.name} mua hộ bạn hàng từ các sàn Trung Quốc. Bạn chọn hàng; chúng tôi đặt mua, nhận, kiểm và gửi về. Bạn không cần thẻ ngân hàng Trung Quốc, không cần địa chỉ ở Trung Quốc, cũng không cần biết tiếng Trung.</p>
<h2>Chúng tôi làm gì</h2>
<ul>
<li><strong>Mua hộ.</strong> Nhân viên mua hàng đặt hàng trên ${f.marketplaces} và thay bạn trao đổi với người bán.</li>
<li><strong>Nhận và kiểm hàng.</strong> Mỗi kiện hàng về kho đều được cân, đo và chụp ảnh. Hàng hỏng hoặc sai sẽ được trả lại.</li>
<li><strong>Gộp kiện.</strong> Hàng của nhiều shop đi chung một thùng, nhờ vậy phí vận chuyển mới hợp lý.</li>
<li><strong>Gửi về.</strong> Bạn so sánh các tuyến vận chuyển theo giá, thời gian và loại hàng được nhận, rồi theo dõi kiện hàng đến tận cửa. Nơi nhận: ${f.home}.</li>
</ul>
<h2>Chúng tôi thu phí gì</h2>
<p>Phí dịch vụ bằng ${f.fee} tiền hàng, tối thiểu ${f.feeMinimum} mỗi đơn. Giá hàng là giá của chính người bán, chúng tôi không cộng thêm đồng nào.</p>
<h2>Liên hệ với chúng tôi</h2>
<p>Gửi email đến <a href="mailto:${f.email}">${f.email}</a> hoặc gọi ${f.phone}. Chúng tôi trả lời trong vòng 24 giờ vào ngày làm việc.</p>`,
  },
  ABOUT_TRANSIT: {
    title: 'Hàng của bạn được vận chuyển thế nào',
    html: `
<p>Từ người bán đến tay bạn, hàng đi qua hai chặng: trong Trung Quốc đến kho của chúng tôi, và từ kho về ${f.home}.</p>
<h2>Chặng về kho</h2>
<p>Người bán gửi từng đơn bằng chuyển phát, thường trong vòng hai ngày. Phí vận chuyển chặng này hiển thị trên trang sản phẩm trước khi bạn thanh toán. Khi kiện hàng đến, chúng tôi nhập kho, cân và chụp ảnh; bạn xem ảnh trong mục Hàng trong kho.</p>
<h2>Trong kho</h2>
<p>Lưu kho miễn phí ${f.freeDays} ngày, nên bạn có thể chờ đủ các món còn lại. Chúng tôi nhắc bạn trước khi hết thời gian miễn phí.</p>
<h2>Chặng về nhà</h2>
<ol>
<li>Chọn những món đi cùng nhau.</li>
<li>Chọn tuyến vận chuyển. Hàng không thì nhanh, đường bộ và đường biển thì rẻ; một số tuyến không nhận pin, chất lỏng hoặc mỹ phẩm.</li>
<li>Chúng tôi đóng gói và cân thùng. Đến lúc đó bạn mới trả phí vận chuyển, theo cân nặng thực.</li>
<li>Theo dõi từng chặng cho đến khi kiện hàng được giao hoặc chờ bạn tại điểm nhận hàng.</li>
</ol>
<h2>Hải quan</h2>
<p>Bạn là người nhập khẩu. Chúng tôi khai báo hàng trong thùng và giá trị hàng; thuế và lệ phí của nước bạn, nếu có, do bạn trả, trừ khi tuyến vận chuyển ghi rõ đã bao gồm.</p>`,
  },
  ABOUT_TRANSIT_FEE: {
    title: 'Bảng phí vận chuyển',
    html: `
<p>Phí vận chuyển về nhà phụ thuộc vào cân nặng, kích thước của thùng và tuyến bạn chọn. Công cụ tính trên trang này dùng đúng cách tính như hóa đơn của bạn.</p>
<h2>Tính theo cân nặng nào</h2>
<p>Hãng vận chuyển tính theo cân nặng hoặc theo thể tích, tùy bên nào lớn hơn. Cân nặng quy đổi bằng dài × rộng × cao tính bằng cm, chia cho 5000, 6000 hoặc 8000, ra số kg. Một số tuyến chỉ tính một nửa thể tích, hoặc chỉ tính thể tích khi kiện có cạnh từ 60 cm trở lên.</p>
<h2>Ví dụ</h2>
<p>Một thùng 30 × 20 × 15 cm nặng 1,24 kg đi tuyến có hệ số chia 6000. Cân nặng quy đổi là 1,5 kg nên tính phí 1,5 kg: nửa kg đầu ¥65.00, hai nấc nửa kg tiếp theo mỗi nấc ¥22.00, và phí đóng gói ${f.packing}. Tổng cộng ¥117.00.</p>
<h2>Hóa đơn có thể có thêm gì</h2>
<table>
<thead><tr><th scope="col">Khoản phí</th><th scope="col">Khi nào</th></tr></thead>
<tbody>
<tr><td>Phí đóng gói</td><td>${f.packing} mỗi thùng</td></tr>
<tr><td>Phụ phí nhiên liệu</td><td>Chuyển phát nhanh quốc tế, tính theo phần trăm phí vận chuyển</td></tr>
<tr><td>Mức phí tối thiểu</td><td>Hàng theo khối chưa đạt mức tối thiểu</td></tr>
<tr><td>Phí khai báo hải quan</td><td>Hàng theo khối, một lần mỗi đơn</td></tr>
<tr><td>Phí lưu kho</td><td>Sau ${f.freeDays} ngày miễn phí</td></tr>
</tbody>
</table>
<p>Nếu phí thực tế thấp hơn số bạn đã trả, phần chênh lệch tự động trở lại số dư của bạn.</p>`,
  },
  HOW_TO_USE: {
    title: 'Hướng dẫn sử dụng',
    html: `
<p>Từ một đường link đến tận cửa nhà bạn, chỉ bốn bước.</p>
<h2>1. Tìm sản phẩm</h2>
<p>Dán link sản phẩm từ ${f.marketplaces} vào ô tìm kiếm, hoặc tìm theo từ khóa. Chọn màu, kích cỡ và số lượng; nếu có điều gì quan trọng, hãy để lại ghi chú cho nhân viên mua hàng.</p>
<h2>2. Thanh toán</h2>
<p>Thêm hàng của nhiều shop vào giỏ và đặt một lần. Bạn thanh toán bằng số dư với mật khẩu thanh toán gồm sáu chữ số. Tỷ giá và tổng tiền được chốt ngay lúc đó.</p>
<h2>3. Chúng tôi nhận hàng</h2>
<p>Chúng tôi mua trong ngày, theo dõi kiện hàng và kiểm hàng tại kho. Bạn xem được ảnh và cân nặng của từng món.</p>
<h2>4. Gửi về nhà</h2>
<p>Chọn các món, so sánh các tuyến vận chuyển, xác nhận địa chỉ. Khi thùng đã được đóng gói và cân, bạn trả phí vận chuyển và hàng lên đường.</p>
<p>Có thắc mắc? Hãy gửi email đến <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  PROHIBITED_PURCHASE_ITEMS: {
    title: 'Hàng cấm và hàng hạn chế',
    html: `
<p>Một số mặt hàng không thể mua hoặc gửi vì pháp luật, hãng hàng không hoặc hải quan nơi nhận (${f.home}) không cho phép. Nếu đơn có mặt hàng như vậy, đơn sẽ bị hủy và được hoàn tiền.</p>
<h2>Chúng tôi không mua</h2>
<ul>
<li>Vũ khí, bộ phận vũ khí, dao dùng để gây thương tích, bình xịt hơi cay</li>
<li>Ma túy, thuốc kê đơn, thuốc lá, thuốc lá điện tử và tinh dầu</li>
<li>Chất nổ, pháo hoa, bật lửa, bình gas, sơn và các chất dễ cháy khác</li>
<li>Động vật sống, cây sống, hạt giống, ngà voi và các loài được bảo vệ khác</li>
<li>Tiền mặt, thẻ ngân hàng, tài khoản, vé số, giấy tờ tùy thân</li>
<li>Hàng giả, hàng nhái các thương hiệu được bảo hộ</li>
<li>Nội dung người lớn, bạo lực hoặc thù hận</li>
</ul>
<h2>Chúng tôi mua, nhưng không phải tuyến nào cũng nhận</h2>
<table>
<thead><tr><th scope="col">Mặt hàng</th><th scope="col">Cần biết</th></tr></thead>
<tbody>
<tr><td>Điện thoại, đồng hồ, đồ chơi có pin bên trong</td><td>Chỉ đi tuyến nhận hàng có pin bên trong</td></tr>
<tr><td>Sạc dự phòng, pin rời</td><td>Chỉ ít tuyến nhận, không bao giờ đi bưu điện hàng không</td></tr>
<tr><td>Mỹ phẩm, chất lỏng, hàng dạng bột</td><td>Đi đường bộ hoặc tuyến riêng</td></tr>
<tr><td>Thực phẩm và trà</td><td>Đóng kín, có nhãn, nếu hải quan nước bạn cho phép</td></tr>
<tr><td>Nam châm và loa</td><td>Đi tuyến riêng</td></tr>
<tr><td>Thủy tinh và gốm sứ</td><td>Bạn chịu rủi ro, trừ khi chúng tôi đóng thùng gỗ</td></tr>
</tbody>
</table>
<p>Chưa chắc chắn? Hãy hỏi trước khi thanh toán: <a href="mailto:${f.email}">${f.email}</a>.</p>`,
  },
  USER_AGREEMENT: {
    title: 'Điều khoản sử dụng và chính sách bảo mật',
    html: `
<h2>Điều khoản sử dụng</h2>
<h3>1. Vai trò của chúng tôi</h3>
<p>${f.name} nhân danh bạn và bằng tiền của bạn mua hàng từ người bán ở Trung Quốc, lưu kho và giao cho hãng vận chuyển. Bên bán hàng cho bạn là người bán, không phải ${f.name}. Khi mở tài khoản, bạn đồng ý với các điều khoản này.</p>
<h3>2. Tài khoản của bạn</h3>
<p>Bạn đã đủ tuổi theo luật, thông tin của bạn là đúng, và bạn giữ kín mật khẩu đăng nhập cùng mật khẩu thanh toán. Mọi việc thực hiện bằng các mật khẩu đó được coi là do bạn làm cho đến khi bạn báo cho chúng tôi.</p>
<h3>3. Đơn hàng</h3>
<p>Đơn hàng có hiệu lực khi đã thanh toán. Bạn có thể hủy cho đến khi chúng tôi mua hàng; sau đó cần người bán đồng ý. Nếu người bán không giao được, bạn nhận lại số tiền đã trả cho món đó. Nếu giá tăng trước khi chúng tôi mua, chúng tôi hỏi bạn trước.</p>
<h3>4. Phí và thanh toán</h3>
<p>Phí dịch vụ bằng ${f.fee} tiền hàng, tối thiểu ${f.feeMinimum} mỗi đơn. Giá tính bằng CNY; số tiền bằng ${f.currency} chỉ để tham khảo theo tỷ giá trong ngày. Đơn hàng được thanh toán bằng số dư; số dư thuộc về bạn và không sinh lãi.</p>
<h3>5. Nhận hàng, lưu kho, gửi về</h3>
<p>Chúng tôi kiểm số lượng, màu sắc, kích cỡ và hư hỏng nhìn thấy được, không kiểm chức năng hay tính xác thực. Lưu kho miễn phí ${f.freeDays} ngày. Hàng không có người nhận trong ${f.unclaimedDays} ngày sau đó có thể bị thanh lý. Rủi ro trong quá trình vận chuyển do hãng vận chuyển chịu theo điều kiện của hãng.</p>
<h3>6. Hoàn tiền</h3>
<p>Tiền hoàn về số dư theo tỷ giá lúc thanh toán và không vượt quá số đã trả. Bạn có thể rút số dư về kênh bạn đã dùng để nạp tiền.</p>
<h3>7. Hàng cấm</h3>
<p>Bạn không đặt hàng bị pháp luật Trung Quốc hoặc nước bạn cấm. Chúng tôi có quyền từ chối hoặc dừng những đơn như vậy.</p>
<h2>Chính sách bảo mật</h2>
<h3>Chúng tôi lưu gì</h3>
<p>Họ tên, email, số điện thoại, địa chỉ, đơn hàng, thanh toán và tin nhắn của bạn, cùng các bản ghi kỹ thuật giúp tài khoản an toàn. Mật khẩu chỉ được lưu dưới dạng mã băm.</p>
<h3>Để làm gì</h3>
<p>Để mua hàng, lưu kho, gửi về và hoàn tiền; để trả lời bạn; để thực hiện nghĩa vụ theo pháp luật. Chúng tôi không bán dữ liệu nào và không hiển thị quảng cáo của bên khác.</p>
<h3>Ai được xem</h3>
<p>Người bán chỉ thấy kho của chúng tôi, không thấy bạn. Hãng vận chuyển và hải quan nhận họ tên, địa chỉ, số điện thoại và nội dung kiện hàng cần cho việc giao hàng.</p>
<h3>Quyền của bạn</h3>
<p>Bạn có thể xem, sửa và xuất dữ liệu trong tài khoản của mình, và yêu cầu xóa khi không còn đơn hàng hay nghĩa vụ pháp lý nào cản trở. Hãy gửi email đến <a href="mailto:${f.email}">${f.email}</a>.</p>
<h3>Cookie</h3>
<p>Chúng tôi chỉ dùng những cookie mà cửa hàng cần: phiên đăng nhập, ngôn ngữ và giao diện bạn chọn.</p>`,
  },
  FAQ: {
    title: 'Câu hỏi thường gặp',
    html: `
<h2>Mua hàng</h2>
<h3>Tôi có thể đặt hàng từ những sàn nào?</h3>
<p>Từ ${f.marketplaces}. Hãy dán link sản phẩm; nếu chúng tôi chưa biết trang đó, hãy liên hệ để chúng tôi xem thử.</p>
<h3>Tổng cộng tốn bao nhiêu?</h3>
<p>Giá của người bán, phí vận chuyển đến kho, phí dịch vụ ${f.fee} (tối thiểu ${f.feeMinimum} mỗi đơn) và sau đó là phí vận chuyển về nhà theo cân nặng thực.</p>
<h3>Vì sao có số lượng tối thiểu?</h3>
<p>Người bán sỉ trên 1688 và Yiwugo chỉ bán từ một số lượng nhất định. Thường thì các màu và kích cỡ khác nhau được tính gộp.</p>
<h3>Tôi có thể hủy đơn không?</h3>
<p>Trước khi chúng tôi mua, bạn hủy được ngay và nhận lại toàn bộ tiền. Sau đó chúng tôi hỏi người bán; nhiều người bán đồng ý nếu chưa gửi hàng.</p>
<h2>Thanh toán</h2>
<h3>Số dư là gì?</h3>
<p>Là tiền bạn đã nạp. Bạn dùng số dư để trả tiền đơn hàng và phí vận chuyển, và tiền hoàn cũng về đó. Phần không dùng bạn có thể rút.</p>
<h3>Mật khẩu thanh toán là gì?</h3>
<p>Là sáu chữ số để xác nhận mỗi lần thanh toán, khác với mật khẩu đăng nhập. Nhập sai năm lần liên tiếp, chức năng thanh toán sẽ bị khóa 30 phút.</p>
<h3>Áp dụng tỷ giá nào?</h3>
<p>Tỷ giá hiển thị cạnh số tiền khi bạn nạp. Tỷ giá được chốt ngay lúc đó và giữ nguyên khi hoàn tiền.</p>
<h2>Nhận hàng tại kho</h2>
<h3>Hàng được kiểm thế nào?</h3>
<p>Chúng tôi mở kiện, đối chiếu với đơn và chụp ảnh. Bạn có thể yêu cầu chụp thêm ảnh hoặc đo kích thước.</p>
<h3>Nếu hàng có vấn đề thì sao?</h3>
<p>Bạn quyết định: nhận, đổi hoặc trả lại. Nếu lỗi do người bán, người bán chịu phí trả hàng.</p>
<h3>Hàng được lưu kho bao lâu?</h3>
<p>Miễn phí ${f.freeDays} ngày. Chúng tôi nhắc bạn trước khi hết hạn.</p>
<h2>Gửi về nhà</h2>
<h3>Mất bao lâu?</h3>
<p>Từ bốn ngày với chuyển phát nhanh đến hai tháng với đường biển. Số ngày của mỗi tuyến ghi ngay cạnh giá.</p>
<h3>Vì sao cân nặng tính phí lớn hơn cân nặng thực?</h3>
<p>Thùng to mà nhẹ được tính theo thể tích. Hãy yêu cầu chúng tôi bỏ hộp của shop: đó thường là cách tiết kiệm nhất.</p>
<h3>Tôi có phải đóng thuế nhập khẩu không?</h3>
<p>Có, nếu nước bạn yêu cầu, trừ khi tuyến bạn chọn đã bao thuế.</p>
<h3>Kiện hàng của tôi không có cập nhật mới. Phải làm sao?</h3>
<p>Khi qua biên giới, thông tin có thể tạm dừng một tuần. Nếu mười ngày không có cập nhật, hãy gửi email đến <a href="mailto:${f.email}">${f.email}</a> và chúng tôi sẽ hỏi hãng vận chuyển.</p>`,
  },
  PAYMENT_GUIDE: {
    title: 'Hướng dẫn thanh toán',
    html: `
<p>Bạn nạp tiền vào số dư một lần rồi dùng để trả mọi khoản: tiền hàng, phí vận chuyển, dịch vụ thêm.</p>
<h2>Nạp tiền</h2>
<ol>
<li>Mở mục Số dư của tôi và chọn Nạp tiền.</li>
<li>Chọn cách thanh toán: chuyển khoản ngân hàng, mã QR hoặc cách khác có tại đó. Phí và hạn mức được hiển thị sẵn.</li>
<li>Nhập số tiền bằng CNY. Bạn thấy số cần trả bằng ${f.currency}; tỷ giá được chốt từ lúc này.</li>
<li>Chuyển đúng số tiền đó và ghi mã được hiển thị vào nội dung chuyển khoản.</li>
<li>Báo cho chúng tôi khi đã chuyển. Tiền về, chúng tôi cộng vào số dư, thường trong một ngày làm việc.</li>
</ol>
<h2>Đặt mật khẩu thanh toán</h2>
<p>Lần đầu tiên, hãy chọn sáu chữ số không ai đoán được: đừng dùng ngày sinh hay 123456. Quên mất? Đặt lại bằng mã gửi qua email và mật khẩu đăng nhập của bạn.</p>
<h2>Thanh toán đơn hàng</h2>
<p>Khi đặt hàng, bạn thấy tiền hàng, phí vận chuyển nội địa Trung Quốc, phí dịch vụ và tổng tiền bằng cả hai loại tiền tệ. Nhập mật khẩu thanh toán là chúng tôi bắt đầu mua. Nếu số dư chưa đủ, bạn nạp thêm được ngay tại đó.</p>
<h2>Hoàn tiền và rút tiền</h2>
<p>Tiền hoàn trở lại số dư theo tỷ giá lúc bạn thanh toán. Để rút, chọn Rút tiền trong mục Số dư của tôi; tiền về theo kênh bạn đã nạp.</p>
<h2>Giữ an toàn</h2>
<p>Chúng tôi không bao giờ hỏi mật khẩu qua điện thoại, tin nhắn hay email. Chỉ chuyển khoản đến các tài khoản hiển thị trong mục Số dư của tôi.</p>`,
  },
  SOURCING_SERVICE: {
    title: 'Dịch vụ tìm nguồn hàng',
    html: `
<p>Bạn biết mình cần gì nhưng chưa biết tìm ở đâu, hoặc cần nhiều hơn số một shop có sẵn. Nhân viên mua hàng của chúng tôi sẽ tìm giúp bạn.</p>
<h2>Chúng tôi tìm được gì</h2>
<ul>
<li>Sản phẩm theo ảnh hoặc mô tả</li>
<li>Người bán rẻ hơn hoặc tốt hơn cho món bạn đang mua</li>
<li>Xưởng nhận số lượng lớn, theo màu, logo và bao bì của bạn</li>
<li>Hàng mẫu của nhiều người bán trong một kiện để so sánh</li>
</ul>
<h2>Cách thực hiện</h2>
<ol>
<li>Gửi email đến <a href="mailto:${f.email}">${f.email}</a>: ảnh, số lượng, mức giá mong muốn và thời điểm bạn cần hàng.</li>
<li>Trong hai ngày làm việc, bạn nhận tối đa ba báo giá kèm giá, số lượng tối thiểu, cân nặng và thời gian.</li>
<li>Chọn một báo giá. Chúng tôi thêm vào giỏ hàng của bạn và mua như mọi sản phẩm khác.</li>
</ol>
<h2>Chi phí</h2>
<p>Tìm hàng miễn phí. Nếu bạn đặt mua, phí dịch vụ thông thường ${f.fee} được áp dụng, tối thiểu ${f.feeMinimum} mỗi đơn. Chi phí đi thăm xưởng và kiểm hàng tại xưởng được báo trước.</p>`,
  },
});
