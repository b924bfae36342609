import type { ContentTexts } from '../shapes.ts';

export const articles: ContentTexts['articles'] = {
  matching: {
    title: 'Sổ lệnh khớp lệnh của bạn như thế nào',
    summary:
      'Giá tốt nhất trước; cùng giá thì ai đến trước khớp trước. Nhà tạo lập của chính chúng tôi cũng không ngoại lệ.',
    body: `Mỗi cặp giao dịch trên Candor có một sổ lệnh. Lệnh mua được khớp với lệnh bán rẻ nhất trong sổ, lệnh bán được khớp với lệnh mua cao nhất. Khi nhiều lệnh cùng một mức giá, lệnh đến trước được khớp trước. Đó là nguyên tắc ưu tiên giá rồi đến thời gian.

## Bạn trả giá nào
Giao dịch diễn ra ở giá của lệnh đã có sẵn trong sổ. Nếu bạn đặt mua ở 101 mà có người đang bán ở 100, bạn chỉ trả 100.

## Giữ chỗ trong hàng
Khi bạn giảm khối lượng của lệnh đang chờ, lệnh vẫn giữ nguyên vị trí. Khi bạn đổi giá hoặc tăng khối lượng, lệnh xuống cuối hàng, vì nếu không sẽ chen ngang người khác.

## Lệnh của chính chúng tôi
Một nhà tạo lập nội bộ niêm yết quanh giá chỉ số để lúc nào cũng có người giao dịch với bạn. Lệnh của họ đứng chung hàng với bạn và không được ưu tiên. Họ giao dịch từ một tài khoản hữu hạn trong sổ cái và không bao giờ giao dịch quá số dư của tài khoản đó.`,
  },
  statements: {
    title: 'Sao kê của bạn chính là sổ cái',
    summary: 'Mỗi dòng lịch sử là một vế của bút toán kép. Không có gì trong sao kê mà không có trong sổ.',
    body: `Nhiều sàn giữ số dư ở một bảng, lịch sử ở một bảng khác, rồi hy vọng hai bên khớp nhau. Candor chỉ có một sổ cái. Mỗi biến động là một bút toán có hai vế: số rời tài khoản này đến đúng tài khoản kia, chính xác tới chữ số thập phân cuối cùng.

Lịch sử của bạn hiển thị nguyên các bút toán ấy: giao dịch, phí, chuyển quỹ, quy đổi, mỗi dòng kèm thời điểm và lý do. Trong Cài đặt, mục “Sao kê” cho bạn bất kỳ kỳ nào dưới dạng tệp CSV hoặc PDF, trong đó số dư đầu kỳ cộng các biến động đúng bằng số dư cuối kỳ.

## Số bị đóng băng luôn có lý do
Khi một phần số dư bị đóng băng, bạn thấy được điều gì đang giữ nó: lệnh chờ, ký quỹ của hợp đồng, tiền đặt của quyền chọn hoặc một lệnh rút. Số đóng băng luôn bằng tổng của các khoản đó. Khoản nào kết thúc thì phần tiền tương ứng được giải phóng ngay lúc ấy.

## Kiểm tra chúng tôi
Sau mỗi lần xử lý, tổng sổ sách của từng tài sản phải bằng không. Nếu có lúc không bằng, hệ thống sẽ dừng lại chứ không chạy tiếp với con số sai.`,
  },
  fees: {
    title: 'Biểu phí, nói cho đủ',
    summary: 'Giao ngay từ 0.10%, giao dịch càng nhiều phí càng thấp. Hiện trước khi xác nhận, chốt khi đặt lệnh.',
    body: `Phí tiêu chuẩn trên thị trường giao ngay là 0.10%. Lệnh chờ trong sổ (maker) trả ít hơn lệnh khớp ngay (taker), và cả hai mức đều giảm theo khối lượng bạn giao dịch trong 30 ngày gần nhất. Mức phí của riêng bạn nằm ở trang Phí. Cặp nào có mức khác thì mức đó được ghi trên trang của cặp.

## Nhận gì trừ nấy
Phí được trừ vào phần bạn nhận: trừ vào coin khi mua, trừ vào đồng định giá khi bán. Mua 1 BTC với mức 0.10% thì phí là 0.001 BTC, bạn nhận 0.999 BTC.

## Chốt khi đặt lệnh
Mức phí được ghi vào lệnh ngay lúc đặt. Nếu sau này mức phí thay đổi, lệnh chờ vẫn theo mức cũ.

## Làm tròn
Khoản thu được làm tròn lên, khoản trả được làm tròn xuống, đều đến đơn vị nhỏ nhất của tài sản. Phần lẻ do làm tròn được ghi vào một tài khoản tên là “dust”, không biến đi đâu cả.

Chuyển quỹ giữa các tài khoản của chính bạn là miễn phí.`,
  },
  practice_funds: {
    title: 'Tiền luyện tập: là gì và không phải là gì',
    summary:
      'Nhận mỗi ngày một lần và giao dịch thoải mái. Bên ngoài, tiền này không có giá trị, và đó chính là chủ ý.',
    body: `Ở chế độ luyện tập, mỗi ngày bạn có thể nhận tiền luyện tập một lần cho từng loại tài sản được cấp. Tiền vào tài khoản ngay và dùng được cho mọi tính năng của chế độ này, kể cả nạp và rút: việc đó đi qua một chuỗi luyện tập và một hệ thống mô phỏng.

## Đây không phải là tiền
Tiền luyện tập không mua bán được. Những gì bạn rút chỉ đi đến chuỗi luyện tập vốn chỉ tồn tại ở đây, hoặc đến một ngân hàng không có thật. Ai trả tiền để lấy nó là đang lừa bạn. Mọi màn hình đều có nhãn “Luyện tập” để bạn không bao giờ phải phân vân.

## Nhưng được xử lý như tiền
Cùng một sổ lệnh, cùng một sổ cái, cùng mức phí và cùng các bước kiểm tra. Những gì bạn học được về lệnh, phí và làm tròn ở đây vẫn đúng ở nơi khác.

## Tiền này từ đâu ra
Nó được ghi từ một tài khoản tên là “external”, phản ánh nguồn cấp tiền và chuỗi luyện tập. Đó là loại tài khoản duy nhất được phép âm, nhờ vậy sổ sách luôn cho biết tổng số đã cấp.`,
  },
  simulated_prices: {
    title: 'Giá ở chế độ luyện tập được tạo ra thế nào',
    summary: 'Được mô phỏng công khai từ một số khởi tạo (seed). Không phải giá thị trường và không bám theo giá nào.',
    body: `Giá ở chế độ luyện tập không đến từ thị trường. Một bộ mô phỏng tạo ra chúng: hai lần mỗi giây, cho mọi coin và cổ phiếu, có giờ vắng, giờ sôi động và những cú nhảy bất ngờ như thị trường thật. Biểu đồ bạn thấy ngay ngày đầu cũng do chính bộ mô phỏng ấy sinh ra.

## Không ai lái giá
Bộ mô phỏng xuất phát từ một số khởi tạo (seed); cùng số đó thì luôn cho cùng một dãy giá. Nó không biết ai đang giao dịch, ai đang giữ gì, hay khách hàng mong giá đi về đâu.

## Dùng để làm gì
Bạn có thể luyện tập mà không phải chờ tin tức. Giá này không nói gì về giá ngày mai của bất kỳ coin nào, nên đừng coi biểu đồ luyện tập là dự báo.

## Khi giá ngừng cập nhật
Nếu giá hợp lệ gần nhất của một mã đã cũ hơn năm giây, màn hình sẽ báo. Với mã đó, quy đổi, hợp đồng mới và quyền chọn mới tạm dừng, và không ai bị thanh lý vì nó; lệnh giới hạn trong sổ vẫn hoạt động.`,
  },
  oco: {
    title: 'OCO: một lệnh cho lúc thuận, một lệnh cho lúc nghịch',
    summary: 'Một lệnh giới hạn và một lệnh dừng liên kết với nhau. Lệnh này khớp hoặc kích hoạt thì lệnh kia bị hủy.',
    body: `OCO là viết tắt của “one cancels the other”, nghĩa là lệnh này hủy lệnh kia. Bạn đặt hai lệnh cùng lúc: một lệnh giới hạn ở mức giá bạn mong đợi và một lệnh dừng ở mức bạn không muốn chịu thêm. Ngay khi một lệnh khớp hoặc kích hoạt, lệnh còn lại bị hủy.

## Ví dụ
Bạn giữ 1 ETH, giá đang là 3,000. Bạn đặt OCO bán: giới hạn ở 3,300, dừng ở 2,800. Giá lên 3,300 thì bạn bán có lãi và lệnh dừng biến mất. Giá xuống 2,800 thì lệnh dừng chạy và lệnh giới hạn biến mất.

## Chỉ đóng băng một lần
Vì chỉ một trong hai lệnh có thể khớp, 1 ETH của bạn bị đóng băng một lần chứ không phải hai. Khi lệnh còn chờ, bạn sửa được giá của cả hai.

## Điều lệnh dừng không hứa
Lệnh dừng thị trường khi kích hoạt sẽ bán ở giá tốt nhất đang có. Khi giá rơi nhanh, giá đó có thể thấp hơn giá kích hoạt. Lệnh dừng giới hạn không bao giờ bán dưới mức giới hạn, nhưng có thể sẽ không bán được.`,
  },
  self_trade: {
    title: 'Vì sao lệnh của bạn không bao giờ tự khớp với nhau',
    summary: 'Lệnh chạm vào lệnh của chính bạn sẽ không khớp với nó. Bạn đỡ hai lần phí và khối lượng vẫn trung thực.',
    body: `Nếu bạn có lệnh bán trong sổ rồi đặt lệnh mua chạm vào nó, hai lệnh không khớp với nhau. Mặc định, phần còn lại của lệnh mới hết hiệu lực với lý do “ngăn tự khớp lệnh”, lệnh đang chờ từ trước vẫn ở nguyên chỗ. Khi đặt lệnh, bạn có thể chọn khác: hủy lệnh cũ, hoặc cả hai.

## Vì sao
Giao dịch với chính mình không làm thay đổi gì ngoài việc mất hai lần phí. Nó còn khiến thị trường trông sôi động hơn thực tế, mà một biểu đồ ai cũng vẽ được thì chẳng có giá trị.

## Nên làm gì
Hãy hủy hoặc sửa lệnh cũ trước, hoặc chọn mức giá không chạm tới nó. Những phần đã khớp với người khác trước khi chạm tới lệnh của bạn vẫn được giữ.`,
  },
  durability: {
    title: '“Đã xong” ở đây nghĩa là gì',
    summary: 'Khi chúng tôi báo lệnh đã đặt, lệnh đã được ghi xuống đĩa. Mất điện ngay sau đó cũng không làm mất nó.',
    body: `Trước khi Candor trả lời rằng lệnh của bạn đã được đặt, sửa hay hủy, lệnh đã được ghi vào nhật ký và đĩa đã xác nhận. Nếu máy chủ mất điện ngay tích tắc sau, nó khởi động lại từ nhật ký và biết mọi điều nó từng xác nhận.

## Nếu bạn không nhận được trả lời
Khi mạng đứt trước lúc câu trả lời đến nơi, ứng dụng hỏi lại với cùng mã yêu cầu. Lệnh đã được nhận sẽ không bị đặt lần thứ hai; bạn nhận lại đúng câu trả lời đầu tiên.

## Một chuỗi liên kết
Mỗi nhóm bản ghi trong nhật ký mang dấu vân tay của tất cả những gì đứng trước. Bản ghi nào bị sửa hay xóa về sau sẽ làm đứt chuỗi, và lệnh verify-journal, mà ai vận hành Candor cũng chạy được, kiểm tra chuỗi từ bản ghi đầu đến bản ghi cuối.`,
  },
  banner_journal: {
    title: 'Sàn giao dịch minh bạch từng bước',
    summary: 'Một sổ cái, một nhật ký, mọi bút toán đều thấy được. Xem Candor được xây dựng ra sao.',
    body: `Candor có một sổ cái kép và một nhật ký nối chuỗi. Mọi số dư đều suy ra từ những bút toán bạn đọc được trong lịch sử.`,
  },
  banner_practice: {
    title: 'Luyện tập trên hệ thống thật',
    summary: 'Nhận tiền luyện tập mỗi ngày và giao dịch trong sổ lệnh thật. Không mất đồng nào.',
    body: `Vào mục Tài sản để nhận tiền luyện tập, mỗi loại tài sản một lần mỗi ngày. Tiền này không có giá trị ngoài chế độ luyện tập. Bạn cũng có thể thử nạp và rút trên một chuỗi luyện tập.`,
  },
  banner_preview: {
    title: 'Thấy bao nhiêu, trả bấy nhiêu',
    summary: 'Phí và tổng tiền bạn xác nhận được tính bằng đúng quy tắc dùng để ghi sổ.',
    body: `Ứng dụng tính phí và tổng tiền bằng chính đoạn mã dùng để ghi sổ. Bản xem trước không thể khác với kết quả thực hiện.`,
  },
  popup_welcome: {
    title: 'Chào mừng đến với chế độ luyện tập',
    summary: 'Giá mô phỏng, tiền luyện tập, sổ lệnh thật.',
    body: `Trang này đang chạy ở chế độ luyện tập. Giá là mô phỏng, tiền chỉ để luyện tập và không có giá trị. Nạp và rút đi qua một chuỗi luyện tập và một hệ thống mô phỏng: đừng bao giờ gửi tiền thật vào đây.

- Nhận tiền luyện tập mỗi ngày một lần trong mục Tài sản.
- Đặt lệnh trong mục Giao dịch: lệnh khớp trong sổ thật theo quy tắc thật.
- Thử nạp tiền: chuỗi luyện tập gửi một khoản đến địa chỉ của bạn, và bạn xem từng xác nhận.
- Xem từng biến động, khoản phí và số đóng băng trong lịch sử của bạn.`,
  },
};
